import { setupI18n, type I18n } from '@lingui/core';
import { writtenLanguage, type Language, type MessageCatalog, type Messages, type Values } from './catalog.ts';

type Compile = (message: string) => unknown;
let compile: Compile | undefined;
const compiled = new Map<string, unknown>();

/** Sets the compiler of ICU messages where catalogs are not compiled by the build: in services and tests. */
export function setMessageCompiler(compiler: Compile): void {
  compile = compiler;
}

const formatters = new Map<Language, I18n>();
function formatterOf(language: Language): I18n {
  const known = formatters.get(language);
  if (known) return known;
  const created = setupI18n({ locale: language, messages: { [language]: {} } });
  formatters.set(language, created);
  return created;
}

function compiledOf(message: string): unknown {
  if (!compile) return message;
  const known = compiled.get(message);
  if (known !== undefined) return known;
  const result = compile(message);
  compiled.set(message, result);
  return result;
}

const ownMessage = ({ en, fr, enUs }: MessageCatalog, language: Language, key: string): string | undefined => {
  if (language === 'en-US') return enUs?.messages?.[key] ?? en.messages?.[key];
  // The shell's English messages stand in until the French ones have been imported.
  return writtenLanguage(language) === 'fr' ? (fr.messages ?? en.messages)?.[key] : en.messages?.[key];
};

const messageOf = (catalog: MessageCatalog, language: Language, key: string): string | undefined =>
  ownMessage(catalog, language, key) ?? (catalog.base && messageOf(catalog.base, language, key));

/** Formats the message of a key in a language; a key without message is returned as it is. */
export function formatMessage<T extends Messages>(
  catalog: MessageCatalog<T>,
  language: Language,
  key: keyof T & string,
  values?: Values,
): string {
  const message = messageOf(catalog, language, key) ?? key;
  // Messages without placeholders are their own result; the build compiles the others, so that no browser parses ICU.
  if (typeof message === 'string' && !/\{|''/.test(message)) return message;
  return formatterOf(language)._({ id: key, message: compiledOf(message) as string, values: { ...values } });
}

/** Returns every message of a catalog in one language, without values. */
export function messagesIn<T extends Messages>(
  { en, fr, enUs, base }: MessageCatalog<T>,
  language: Language,
): Readonly<Record<keyof T & string, string>> {
  const own = writtenLanguage(language) === 'fr' ? (fr.messages ?? en.messages) : en.messages;
  const overlay = language === 'en-US' ? enUs?.messages : undefined;
  // Not copied without need: every listing card reads them.
  const all = base || overlay ? { ...(base && messagesIn(base, language)), ...own, ...overlay } : own;
  return (all ?? {}) as Record<keyof T & string, string>;
}
