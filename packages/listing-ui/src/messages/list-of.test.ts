import { formatIn } from '@porchlight/client';
import { listOf } from './list-of.ts';

describe('a list of labels', () => {
  it('starts with a capital and continues in lower case', () => {
    expect(listOf(['Cats', 'Small dogs', 'Large dogs'], formatIn('en-CA', 'UTC'))).toBe(
      'Cats, small dogs and large dogs',
    );
    expect(listOf(['Chats', 'Petits chiens'], formatIn('fr-CA', 'UTC'))).toBe('Chats et petits chiens');
  });
  it('keeps capitals inside a label', () => {
    expect(listOf(['Heat', 'Cable TV'], formatIn('en-CA', 'UTC'))).toBe('Heat and cable TV');
  });
});
