import { messagePattern, literalText } from './message-pattern.ts';
import type { PageText } from './page-texts.ts';
import { publicMessageFolders, type MessageFolder } from './message-files.ts';

/** A text in another language than its page, and the reason for the finding. */
export interface UntranslatedText {
  readonly text: string;
  readonly where: string;
  readonly why: string;
}

// English words that do not exist in French, so that one of them identifies the language of a sentence.
const englishOnlyWords = new Set(
  (
    'the and of with your for from you we our us this that these those is are was were be been it its have has had do does did not to in at by they their them ' +
    'what when where which who how why here there now can could will would should may must more most than then about after before under over out off up down into near ' +
    'home homes rent rents lease see open write read try search find show hide choose keep send add remove ask pay any all each other some few one two'
  ).split(' '),
);
// In `120 $ US`, US is part of the currency.
const wordsOf = (text: string): string[] =>
  text
    .replace(/\$\s?US(?!\p{L})/gu, '$')
    .toLocaleLowerCase('en')
    .match(/[\p{L}]+(?:['’][\p{L}]+)*/gu) ?? [];
const isIn = (lang: string, language: string) => lang.split('-')[0] === language;

/** What distinguishes English from French: patterns of all messages, and words that occur only in English messages. */
export interface LanguageProfile {
  readonly en: readonly RegExp[];
  readonly fr: readonly RegExp[];
  readonly onlyEnglish: ReadonlySet<string>;
}

const patternsOf = (texts: readonly string[]): RegExp[] =>
  texts.filter((text) => wordsOf(literalText(text)).some((word) => word.length > 1)).map(messagePattern);
/** Builds the language profile from the message files. */
export function readLanguageProfile(folders: readonly MessageFolder[] = publicMessageFolders()): LanguageProfile {
  const en = folders.flatMap((one) => [...Object.values(one.en), ...Object.values(one.enUs)]);
  const fr = folders.flatMap((one) => Object.values(one.fr));
  const french = new Set(fr.flatMap((text) => wordsOf(literalText(text))));
  return {
    en: patternsOf(en),
    fr: patternsOf(fr),
    onlyEnglish: new Set(
      en.flatMap((text) => wordsOf(literalText(text))).filter((word) => word.length > 2 && !french.has(word)),
    ),
  };
}

const withoutNames = (text: string, names: readonly string[]) =>
  names.reduce((left, name) => left.replaceAll(name, ' '), text);

function reasonForEnglish(
  text: string,
  { en, fr, onlyEnglish }: LanguageProfile,
  names: readonly string[],
): string | undefined {
  if (en.some((pattern) => pattern.test(text)) && !fr.some((pattern) => pattern.test(text)))
    return 'an English message';
  const words = wordsOf(withoutNames(text, names));
  const found = words.find((word) => englishOnlyWords.has(word));
  if (found && words.length >= 3) return `the word “${found}”`;
  return words.some((word) => word.length > 2) &&
    words.filter((word) => word.length > 1).every((word) => onlyEnglish.has(word) || englishOnlyWords.has(word))
    ? 'only English words'
    : undefined;
}

/**
 * Returns the English texts of a page that are not marked as English. Proper names are ignored; they come from the data
 * that the page received.
 */
export function findEnglishTexts(
  texts: readonly PageText[],
  profile: LanguageProfile,
  names: ReadonlySet<string>,
): readonly UntranslatedText[] {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return texts
    .filter(({ lang, text }) => !isIn(lang, 'en') && !names.has(text))
    .flatMap(({ text, where }) => {
      const why = reasonForEnglish(text, profile, longestFirst);
      return why === undefined ? [] : [{ text, where, why }];
    });
}

// Canadian spellings and terms that differ in the US.
const canadianPattern =
  /favourit|neighbourhood|\bcolour|\bcentre|\bcentimetre|\bmetres?\b|\bkilomet|postal codes?|\bprovinces?\b|cheque|\bhydro\b|\blabour|\bhonour|\blicence|\bgrey\b/i;
// A capitalized word within a sentence is a name: Grand Centre, Rue Centre.
const capitalizedWord = /(?<=\S )\p{Lu}\p{L}+/gu;
/** Returns the texts of a US page that use Canadian spelling and are not marked as Canadian. */
export const findCanadianTexts = (
  texts: readonly PageText[],
  names: ReadonlySet<string>,
): readonly UntranslatedText[] => {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return texts
    .filter(({ lang }) => lang === 'en-US')
    .flatMap(({ text, where }) => {
      const found = canadianPattern.exec(withoutNames(text, longestFirst).replace(capitalizedWord, ' '))?.[0];
      return found === undefined ? [] : [{ text, where, why: `“${found}”` }];
    });
};
