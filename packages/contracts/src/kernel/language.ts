import type { Language } from './vocabularies.ts';

/** Prefix of an address in each language; the first one is the default (decisions 5.22). */
export const languagePrefixes: Readonly<Record<Language, string>> = { 'en-CA': '', 'fr-CA': '/fr', 'en-US': '/en-us' };

/** Splits an address path into its language and the path without prefix: `/fr/homes` → fr-CA, `/homes`. */
export function splitLanguage(path: string): { language: Language; path: string } {
  for (const language of ['fr-CA', 'en-US'] as const) {
    const prefix = languagePrefixes[language];
    if (path === prefix) return { language, path: '/' };
    if (path.startsWith(`${prefix}/`)) return { language, path: path.slice(prefix.length) };
  }
  return { language: 'en-CA', path };
}

/** First parts of an address that no page slug or permalink may take (decisions 5.27). */
export const reservedParts = [
  'admin',
  'portal',
  'support',
  'api',
  'login',
  'register',
  'landlord',
  'password-reset',
  'verify-email',
  'confirm',
  'claim-account',
  'new-listings-alerts',
  'outbox',
  'photos',
  'assets',
  'areas',
  'health',
  'fr',
  'en',
  'en-us',
] as const;
const unprefixed = new Set<string>(reservedParts.filter((part) => !['fr', 'en', 'en-us'].includes(part)));

/** Whether an address carries no language prefix: consoles, account screens, files (decisions 5.22, 5.27). */
export const hasNoPrefix = (path: string): boolean => unprefixed.has(path.split(/[/?#]/)[1] ?? '');

/** The same public address in another language. */
export function inLanguage(path: string, language: Language): string {
  const bare = splitLanguage(path).path;
  if (hasNoPrefix(bare)) return bare;
  const prefixed = languagePrefixes[language] + (bare === '/' && languagePrefixes[language] ? '' : bare);
  return prefixed || '/';
}
