import { resolve } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { build } from 'esbuild';

// The same question as `say` of packages/client asks: all else is shown as it is written.
const compiled = (text) => (/\{|''/.test(text) ? compileMessage(text) : text);

/** Turns a words file, with the words that it takes from others, into its compiled texts, so that no browser carries the parser of ICU messages. */
export default async function words() {
  const {
    outputFiles: [{ text }],
    metafile,
  } = await build({
    entryPoints: [this.resourcePath],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    conditions: ['source'],
    charset: 'utf8',
    logLevel: 'silent',
  });
  for (const file of Object.keys(metafile.inputs)) this.addDependency(resolve(file));
  const catalogues = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
  return Object.entries(catalogues)
    .map(
      ([name, texts]) =>
        `export const ${name} = ${JSON.stringify(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compiled(text)])))};\n`,
    )
    .join('');
}
