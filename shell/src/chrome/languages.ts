import { hasNoPrefix, inLanguage, languages, type Language } from '@porchlight/contracts';

/** What people call the languages, each in its own. */
export const languageNames: Readonly<Record<Language, string>> = {
  'en-CA': 'English (Canada)',
  'fr-CA': 'Français (Canada)',
  'en-US': 'English (US)',
};

/** The same page in every language; from a console, which has no prefix, the home page. */
export const languageChoices = (
  path: string,
): readonly { readonly language: Language; readonly name: string; readonly href: string }[] =>
  languages.map((language) => ({
    language,
    name: languageNames[language],
    href: inLanguage(hasNoPrefix(path) ? '/' : path, language),
  }));
