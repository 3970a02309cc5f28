import { textPattern, writtenIn } from './pattern.ts';
import type { PageText } from './texts-of.ts';
import { publicWordsFolders, type WordsFolder } from './words-files.ts';

/** A text in a language that the page is not written in, and why it is taken for one. */
export interface Leftover {
  readonly text: string;
  readonly where: string;
  readonly why: string;
}

// English words that are no French ones, so one of them in a sentence tells its language.
const english = new Set(
  (
    'the and of with your for from you we our us this that these those is are was were be been it its have has had do does did not to in at by they their them ' +
    'what when where which who how why here there now can could will would should may must more most than then about after before under over out off up down into near ' +
    'home homes rent rents lease see open write read try search find show hide choose keep send add remove ask pay any all each other some few one two'
  ).split(' '),
);
// In `120 $ US` the US are a currency.
const lettersOf = (text: string): string[] =>
  text
    .replace(/\$\s?US(?!\p{L})/gu, '$')
    .toLocaleLowerCase('en')
    .match(/[\p{L}]+(?:['’][\p{L}]+)*/gu) ?? [];
const isIn = (lang: string, language: string) => lang.split('-')[0] === language;

/** What tells English from French: the texts of the words files, and the words they are written in. */
export interface Telling {
  readonly en: readonly RegExp[];
  readonly fr: readonly RegExp[];
  readonly onlyEnglish: ReadonlySet<string>;
}

const patternsOf = (texts: readonly string[]): RegExp[] =>
  texts.filter((text) => lettersOf(writtenIn(text)).some((word) => word.length > 1)).map(textPattern);
/** Reads the words files into what tells the two languages apart. */
export function tellingOf(folders: readonly WordsFolder[] = publicWordsFolders()): Telling {
  const en = folders.flatMap((one) => [...Object.values(one.en), ...Object.values(one.enUs)]),
    fr = folders.flatMap((one) => Object.values(one.fr));
  const french = new Set(fr.flatMap((text) => lettersOf(writtenIn(text))));
  return {
    en: patternsOf(en),
    fr: patternsOf(fr),
    onlyEnglish: new Set(
      en.flatMap((text) => lettersOf(writtenIn(text))).filter((word) => word.length > 2 && !french.has(word)),
    ),
  };
}

const withoutNames = (text: string, names: readonly string[]) =>
  names.reduce((left, name) => left.replaceAll(name, ' '), text);

function whyEnglish(text: string, { en, fr, onlyEnglish }: Telling, names: readonly string[]): string | undefined {
  if (en.some((pattern) => pattern.test(text)) && !fr.some((pattern) => pattern.test(text)))
    return 'a text of an English words file';
  const words = lettersOf(withoutNames(text, names));
  const told = words.find((word) => english.has(word));
  if (told && words.length >= 3) return `the word “${told}”`;
  return words.some((word) => word.length > 2) &&
    words.filter((word) => word.length > 1).every((word) => onlyEnglish.has(word) || english.has(word))
    ? 'English words only'
    : undefined;
}

/** The English texts of a page that are not marked as English. Names are no words: they come from the data that the page was given. */
export function englishLeftovers(
  texts: readonly PageText[],
  telling: Telling,
  names: ReadonlySet<string>,
): readonly Leftover[] {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return texts
    .filter(({ lang, text }) => !isIn(lang, 'en') && !names.has(text))
    .flatMap(({ text, where }) => {
      const why = whyEnglish(text, telling, longestFirst);
      return why === undefined ? [] : [{ text, where, why }];
    });
}

// What the US spells or names otherwise (ux 3).
const canadian =
  /favourit|neighbourhood|\bcolour|\bcentre|\bcentimetre|\bmetres?\b|\bkilomet|postal codes?|\bprovinces?\b|cheque|\bhydro\b|\blabour|\bhonour|\blicence|\bgrey\b/i;
// Within a text a capital begins a name: Grand Centre, Rue Centre.
const named = /(?<=\S )\p{Lu}\p{L}+/gu;
/** The texts of a page for the US that are written as in Canada and not marked as such. */
export const canadianLeftovers = (texts: readonly PageText[], names: ReadonlySet<string>): readonly Leftover[] => {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return texts
    .filter(({ lang }) => lang === 'en-US')
    .flatMap(({ text, where }) => {
      const told = canadian.exec(withoutNames(text, longestFirst).replace(named, ' '))?.[0];
      return told === undefined ? [] : [{ text, where, why: `“${told}”` }];
    });
};
