const imported = /^import \{ (en|fr|enUs) \} from '(\.\/(?:en|fr|en-us)\.ts)';$/gm;

/**
 * Makes the words files of an area chunks of their own, one a language (`words-en`, `words-fr`): a page downloads the language that it is
 * read in. The catalogue keeps its shape; its texts come with `wordsReady` of packages/client (docs/adr/0009).
 */
export default function lateWords(source) {
  if ([...source.matchAll(imported)].length < 2) throw new Error(`${this.resourcePath}: import en and fr as { en } from './en.ts'`);
  const late = source.replace(imported, (_, name, file) => {
    const language = name === 'fr' ? 'fr' : 'en';
    return `const ${name} = lateTexts('${language}', () => import(/* webpackChunkName: "words-${language}" */ '${file}').then((file) => file.${name}));`;
  });
  return `import { lateTexts } from '@porchlight/client';\n${late}`;
}
