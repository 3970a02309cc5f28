import { compileMessage } from '@lingui/message-utils/compileMessage';
import { transform } from '@swc/core';

// The same question as `say` of packages/client asks: all else is shown as it is written.
const compiled = (text) => (/\{|''/.test(text) ? compileMessage(text) : text);

/** Turns a words file into its compiled texts, so that no browser carries the parser of ICU messages. */
export default async function words(source) {
  const { code } = await transform(source, { swcrc: false, configFile: false, filename: this.resourcePath, jsc: { target: 'es2022', parser: { syntax: 'typescript' } } });
  const catalogues = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return Object.entries(catalogues)
    .map(([name, texts]) => `export const ${name} = ${JSON.stringify(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compiled(text)])))};\n`).join('');
}
