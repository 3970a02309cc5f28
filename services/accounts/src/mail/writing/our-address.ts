import { inLanguage, type Language } from '@porchlight/contracts';

/** An address of ours in the reader's language; whatever would lead elsewhere leads home. */
export function ourAddress(origin: string, path: unknown, language: Language): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])[^\s\\]*$/u.test(path)) return `${origin}/`;
  const address = new URL(inLanguage(path, language), origin);
  return address.origin === origin ? address.href : `${origin}/`;
}
