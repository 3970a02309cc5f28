import { preferredLanguage } from './messages.ts';

describe('the language of messages', () => {
  it.each([
    [undefined, 'en-CA'],
    ['', 'en-CA'],
    ['fr', 'fr-CA'],
    ['fr-FR,en;q=0.8', 'fr-CA'],
    ['en;q=0.5, fr;q=0.9', 'fr-CA'],
    ['en-US,en;q=0.9', 'en-US'],
    ['de,es;q=0.9', 'en-CA'],
    ['de, fr;q=0.1', 'fr-CA'],
    ['fr;q=0, en', 'en-CA'],
    ['fra', 'en-CA'],
    ['*', 'en-CA'],
  ])('for %s is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});
