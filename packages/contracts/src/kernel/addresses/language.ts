import type { Language } from '../vocabularies.ts';
import { toShownPath, toStoredPath } from './permalinks.ts';

/** Path prefix of each language; the first language is the default (docs/rules/languages.md). */
export const languagePrefixes: Readonly<Record<Language, string>> = { 'en-CA': '', 'fr-CA': '/fr', 'en-US': '/en-us' };

/**
 * Splits a path into its language and the path without prefix, as code and data have it: `/fr/homes` → fr-CA, `/homes`.
 */
export function splitLanguage(path: string): { language: Language; path: string } {
  for (const language of ['fr-CA', 'en-US'] as const) {
    const prefix = languagePrefixes[language];
    if (path === prefix) return { language, path: '/' };
    if (path.startsWith(`${prefix}/`)) return { language, path: toStoredPath(path.slice(prefix.length)) };
  }
  return { language: 'en-CA', path: toStoredPath(path) };
}

/** First path segments that no page slug or permalink may use (docs/rules/pages-and-addresses.md). */
export const reservedPathSegments = [
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
  'preview',
  'photos',
  'assets',
  'areas',
  'health',
  'fr',
  'en',
  'en-us',
] as const;
const unprefixed = new Set<string>(reservedPathSegments.filter((part) => !['fr', 'en', 'en-us'].includes(part)));

/** Returns whether a path has no language prefix: consoles, account screens, files (docs/rules/languages.md). */
export const hasNoLanguagePrefix = (path: string): boolean => unprefixed.has(path.split(/[/?#]/)[1] ?? '');

/** Returns the path of the same page in another language, as visitors see it. */
export function localizePath(path: string, language: Language): string {
  const unprefixedPath = splitLanguage(path).path;
  if (hasNoLanguagePrefix(unprefixedPath)) return unprefixedPath;
  const prefixed =
    languagePrefixes[language] +
    (unprefixedPath === '/' && languagePrefixes[language] ? '' : toShownPath(unprefixedPath));
  return prefixed || '/';
}

const accountPages =
  /^\/(login|register|landlord|password-reset|verify-email|confirm|claim-account|new-listings-alerts)(?=[/?#]|$)/;

/**
 * Returns whether a page without a language prefix of its own may be opened under one: account pages and the pages of
 * links in mails, which people without a session open, but not consoles.
 */
export const isAccountPage = (path: string): boolean => accountPages.test(path);

/** Returns the path that opens a page in a language, for links from outside the site. */
export const pathInLanguage = (path: string, language: Language): string =>
  isAccountPage(path) ? languagePrefixes[language] + path : localizePath(path, language);
