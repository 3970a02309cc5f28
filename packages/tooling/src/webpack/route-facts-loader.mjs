import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';

/**
 * Reduces the calls of a service to what the browser's client sends: `export const searchListings = {"method":"GET",…}`.
 * The classes of their inputs and answers, and class-validator with them, stay with the forms that need them.
 */
export default async function routeFacts() {
  const entry = this.resourcePath;
  this.addContextDependency(dirname(dirname(entry)));
  const {
    outputFiles: [{ text }],
  } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
  });
  const module = { exports: {} };
  vm.compileFunction(text, ['module', 'exports', 'require'], { filename: entry })(
    module,
    module.exports,
    createRequire(entry),
  );
  const routes = Object.entries(module.exports).filter(
    ([, value]) => typeof value?.method === 'string' && typeof value?.path === 'string',
  );
  return routes
    .map(([name, { method, path }]) => `export const ${name} = ${JSON.stringify({ method, path })};\n`)
    .join('');
}
