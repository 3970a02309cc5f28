import { languageGiven, textIn } from './translated.ts';

const greeting = { 'en-CA': 'Hello', 'fr-CA': 'Bonjour' };

describe('a text in several languages', () => {
  it('is given in the language of the reader', () => {
    expect(textIn(greeting, 'fr-CA')).toBe('Bonjour');
    expect(languageGiven(greeting, 'fr-CA')).toBe('fr-CA');
  });

  it('falls back to English and says so', () => {
    expect(textIn({ 'en-CA': 'Hello' }, 'fr-CA')).toBe('Hello');
    expect(languageGiven({ 'en-CA': 'Hello' }, 'fr-CA')).toBe('en-CA');
    expect(textIn(greeting, 'en-US')).toBe('Hello');
  });

  it('stays empty where somebody left it empty on purpose', () => {
    expect(textIn({ 'en-CA': 'Hello', 'fr-CA': '' }, 'fr-CA')).toBe('');
  });
});
