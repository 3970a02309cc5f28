import {
  defineMessages,
  formatMessage,
  formatReference,
  messageReference,
  messageReferences,
  messagesIn,
  messagesReady,
  pendingMessages,
} from './index.ts';
import './compile-messages.ts';

const en = {
  saved: 'Saved {count, plural, one {# favourite} other {# favourites}}',
  plain: 'Colour',
  quote: "Renter's",
} as const;
const fr = {
  saved: '{count, plural, one {# favori enregistré} other {# favoris enregistrés}}',
  plain: 'Couleur',
  quote: 'Du locataire',
};
const catalog = defineMessages({ en, fr, enUs: { plain: 'Color' } });

/** A catalog whose languages are imported, and how often each was. */
function aDeferredCatalog({ failures = 0 } = {}) {
  const imports = { en: 0, fr: 0 };
  const load = <T>(language: 'en' | 'fr', module: T) => {
    imports[language] += 1;
    return language === 'en' && imports.en <= failures
      ? Promise.reject(new Error('chunk lost'))
      : Promise.resolve(module);
  };
  const hello = defineMessages<{ hello: string }>({
    en: () => load('en', { en: { hello: 'Hello' } }),
    fr: () => load('fr', { fr: { hello: 'Bonjour' } }),
  });
  return { imports, hello };
}

describe('messages follow the language', () => {
  it.each([
    ['en-CA', 'Saved 2 favourites'],
    ['fr-CA', '2 favoris enregistrés'],
    ['en-US', 'Saved 2 favourites'],
  ] as const)('in %s', (language, text) => {
    expect(formatMessage(catalog, language, 'saved', { count: 2 })).toBe(text);
  });
  it('the en-US overlay changes only what it names', () => {
    expect([formatMessage(catalog, 'en-US', 'plain'), formatMessage(catalog, 'en-CA', 'plain')]).toEqual([
      'Color',
      'Colour',
    ]);
    expect(messagesIn(catalog, 'en-US')).toEqual({ ...en, plain: 'Color' });
  });
  it('plurals are those of the language: French counts 0 as singular', () => {
    expect(formatMessage(catalog, 'fr-CA', 'saved', { count: 0 })).toBe('0 favori enregistré');
    expect(formatMessage(catalog, 'en-CA', 'saved', { count: 0 })).toBe('Saved 0 favourites');
  });
  it('an apostrophe is an apostrophe', () => {
    expect(formatMessage(catalog, 'en-CA', 'quote')).toBe("Renter's");
  });
  it('a feature reads the messages of its area', () => {
    const both = defineMessages({ en: { bye: 'Bye' }, fr: { bye: 'Au revoir' } }, catalog);
    expect(formatMessage(both, 'fr-CA', 'plain')).toBe('Couleur');
    expect(messagesIn(both, 'en-CA')).toEqual({ ...en, bye: 'Bye' });
  });
  it('a reference is formatted when the language is known', () => {
    expect(formatReference('fr-CA', messageReferences(catalog).plain)).toBe('Couleur');
    expect(formatReference('en-CA', messageReference(catalog, 'saved', { count: 1 }))).toBe('Saved 1 favourite');
  });
});

describe('deferred messages', () => {
  it('are imported in one language only, once', async () => {
    const { hello, imports } = aDeferredCatalog();
    await Promise.all([messagesReady('fr-CA'), messagesReady('fr-CA')]);
    await messagesReady('fr-CA');
    expect(formatMessage(hello, 'fr-CA', 'hello')).toBe('Bonjour');
    expect(imports).toEqual({ en: 0, fr: 1 });
  });
  it('are imported again after a failure', async () => {
    const { hello } = aDeferredCatalog({ failures: 1 });
    await expect(messagesReady('en-CA')).rejects.toThrow('chunk lost');
    await messagesReady('en-CA');
    expect(formatMessage(hello, 'en-CA', 'hello')).toBe('Hello');
  });
  it('suspend a component until they are there, unless English messages stand in', async () => {
    const { hello } = aDeferredCatalog();
    const shell = defineMessages<{ hello: string }>({
      en: { hello: 'Hello' },
      fr: () => Promise.resolve({ fr: { hello: 'Bonjour' } }),
    });
    expect(pendingMessages(hello, 'fr-CA')).toHaveLength(1);
    expect(pendingMessages(shell, 'fr-CA')).toHaveLength(0);
    expect(formatMessage(shell, 'fr-CA', 'hello')).toBe('Hello');
    await messagesReady('fr-CA');
    expect(formatMessage(shell, 'fr-CA', 'hello')).toBe('Bonjour');
  });
});
