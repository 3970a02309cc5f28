import { nameInSentence } from './name-in-sentence.ts';

describe('the name of a location in a sentence', () => {
  it.each([
    ['Calgary area', 'the Calgary area'],
    ['Calgary', 'Calgary'],
    ['Région de Calgary', 'Région de Calgary'],
  ])('has an article only where English needs one: %s', (name, expected) => {
    expect(nameInSentence(name)).toBe(expected);
  });
});
