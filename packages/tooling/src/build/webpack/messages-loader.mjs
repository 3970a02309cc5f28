import { resolve } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { build } from 'esbuild';

// Same test as in `formatMessage` of packages/messages: messages without placeholders are shown as written.
const compileText = (text) => (/\{|''/.test(text) ? compileMessage(text) : text);

/** Compiles the ICU messages of a catalog file, so that browsers do not load the ICU parser. */
export default async function compileMessages() {
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
  const catalogs = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
  const compileAll = (messages) => Object.entries(messages).map(([key, text]) => [key, compileText(text)]);
  return Object.entries(catalogs)
    .map(([name, messages]) => `export const ${name} = ${JSON.stringify(Object.fromEntries(compileAll(messages)))};\n`)
    .join('');
}
