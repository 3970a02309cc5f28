import { resolvedLanguage, textIn } from './translated.ts';

const greeting = { 'en-CA': 'Hello', 'fr-CA': 'Bonjour' };

describe('translated text', () => {
  it('is returned in the language of the reader', () => {
    expect(textIn(greeting, 'fr-CA')).toBe('Bonjour');
    expect(resolvedLanguage(greeting, 'fr-CA')).toBe('fr-CA');
  });

  it('falls back to English and reports it', () => {
    expect(textIn({ 'en-CA': 'Hello' }, 'fr-CA')).toBe('Hello');
    expect(resolvedLanguage({ 'en-CA': 'Hello' }, 'fr-CA')).toBe('en-CA');
    expect(textIn(greeting, 'en-US')).toBe('Hello');
  });

  it('stays empty when left empty on purpose', () => {
    expect(textIn({ 'en-CA': 'Hello', 'fr-CA': '' }, 'fr-CA')).toBe('');
  });
});
