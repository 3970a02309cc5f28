import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';

/**
 * Reduces the calls of a service to their method and path, and its limits to numbers, which is all that the browser
 * client needs: `export const searchListings = {"method":"GET",…}`. The classes of inputs and responses, and
 * class-validator, are bundled only with the forms that use them.
 */
export default async function routeMetadata() {
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
  return Object.entries(module.exports)
    .flatMap(([name, value]) => {
      // Limits (`maxFavourites`) are numbers, which the browser client shares with the services.
      if (typeof value === 'number') return [`export const ${name} = ${value};\n`];
      if (typeof value?.method !== 'string' || typeof value.path !== 'string') return [];
      return [`export const ${name} = ${JSON.stringify({ method: value.method, path: value.path })};\n`];
    })
    .join('');
}
