import { missingSources, writtenLanguage, type Language, type MessageCatalog, type MessageSource } from './catalog.ts';

type Import = <T>(load: () => Promise<T>) => Promise<T>;
let importWith: Import = (load) => load();

/** Sets how messages are imported where a chunk can be lost on the way: browsers retry. */
export function setMessageImport(retry: Import): void {
  importWith = retry;
}

/**
 * Imports the messages of one source, once however many callers need them. Rejects when the import fails; the next call
 * tries again.
 */
function load(source: MessageSource): Promise<void> {
  if (source.loading) return source.loading;
  if (source.messages || !source.load) return Promise.resolve();
  const loading: Promise<void> = importWith(source.load).then(
    (messages) => {
      source.messages = messages;
      // React's `use` reads `status`: what is there is rendered without suspending.
      Object.assign(loading, { status: 'fulfilled' });
    },
    (error: unknown) => {
      delete source.loading;
      throw error;
    },
  );
  source.loading = loading;
  return loading;
}

/** Imports the messages in a language of every catalog that the code loaded so far has defined. */
export async function messagesReady(language: Language): Promise<void> {
  await Promise.all(missingSources(language).map(load));
}

/**
 * As `messagesReady`, for React's `use`: nothing suspends when all messages are there, and a lost one is reported by the
 * component that needs it.
 */
export function screenMessages(language: Language): Promise<void> {
  if (missingSources(language).length === 0) return Object.assign(Promise.resolve(), { status: 'fulfilled' });
  return messagesReady(language).catch(() => undefined);
}

/**
 * Returns the imports that a component awaits, finished ones too, so that each render awaits the same in the same
 * order.
 */
export function pendingMessages(catalog: MessageCatalog, language: Language): Promise<void>[] {
  const { en, fr, enUs, base } = catalog;
  // Given English messages stand in for French ones that have not been imported.
  const standsIn = writtenLanguage(language) === 'fr' && en.load === undefined;
  const own = writtenLanguage(language) === 'fr' ? fr : en;
  return [...(standsIn ? [] : [own]), ...(language === 'en-US' && enUs ? [enUs] : [])]
    .filter((source) => source.load !== undefined)
    .map(load)
    .concat(base ? pendingMessages(base, language) : []);
}
