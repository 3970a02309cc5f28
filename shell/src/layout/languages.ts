import { hasNoLanguagePrefix, localizePath, languages, type Language } from '@porchlight/contracts';

/** Names of the languages, each in its own language. */
export const languageNames: Readonly<Record<Language, string>> = {
  'en-CA': 'English (Canada)',
  'fr-CA': 'Français (Canada)',
  'en-US': 'English (US)',
};

/** Returns the URL of a page in every language; for console paths, which have no language prefix, the home page. */
export const languageChoices = (
  path: string,
): readonly { readonly language: Language; readonly name: string; readonly href: string }[] =>
  languages.map((language) => ({
    language,
    name: languageNames[language],
    href: localizePath(hasNoLanguagePrefix(path) ? '/' : path, language),
  }));
