import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const source = join(import.meta.dirname, '..', 'render', 'worker');
const files = ['render-worker', 'server-bundles'];
// Option that is missing in the types of swc.
const jsc = { target: 'es2022', parser: { syntax: 'typescript' }, rewriteRelativeImportExtensions: true } as const;
let built: Promise<string> | undefined;

/** Returns the URL of the built worker, because a thread cannot run TypeScript. */
export const builtWorker = (): Promise<string> => (built ??= build());

async function build(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'porchlight-worker-')), 'worker');
  for (const name of files) {
    const { code } = transformSync(readFileSync(join(source, `${name}.ts`), 'utf8'), {
      swcrc: false,
      module: { type: 'es6' },
      jsc,
    });
    const file = join(folder, `${name}.js`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  return pathToFileURL(join(folder, 'render-worker.js')).href;
}
