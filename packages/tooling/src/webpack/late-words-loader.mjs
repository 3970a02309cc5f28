const imported = /^import \{ (en|fr|enUs) \} from '(\.\/(?:en|fr|en-us)\.ts)';$/gm;

// Most pages have no form, so the words of forms do not come with those of the area.
const ownChunk = /\/(?:features\/([\w-]+)|packages\/(?=forms\/)([\w-]+)\/src)\/words\//;

/**
 * Makes the words files of a catalogue chunks of their own, one a language (`words-en`, `words-fr`; for a feature `words-en-results`, for forms `words-en-forms`): a
 * page downloads the language that it is read in. The catalogue keeps its shape; its texts come with `wordsReady` of packages/client
 * (docs/adr/0009). With the option `keepsEnglish` the English ones stay where they are, and stand for the French ones until those come.
 */
export default function lateWords(source) {
  const { keepsEnglish, from } = this.getOptions();
  if ([...source.matchAll(imported)].length < 2)
    throw new Error(`${this.resourcePath}: import en and fr as { en } from './en.ts'`);
  const part = ownChunk.exec(this.resourcePath)?.slice(1).find(Boolean),
    suffix = part ? `-${part}` : '';
  // Words of a part come when it does: nobody asks for them when the page begins, so they cannot stand in for each other meanwhile.
  const keeps = keepsEnglish && !part;
  const late = source.replace(imported, (whole, name, file) => {
    const language = name === 'fr' ? 'fr' : 'en';
    if (keeps && language === 'en') return whole;
    return `const ${name} = lateTexts('${language}', () => import(/* webpackChunkName: "words-${language}${suffix}" */ '${file}').then((file) => file.${name})${keeps ? ', en' : ''});`;
  });
  return `import { lateTexts } from '${from}';\n${late}`;
}
