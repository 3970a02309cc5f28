import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import type { ShellServer } from '@porchlight/contracts/internal';

type Require = (name: string) => unknown;
const builtins = createRequire(import.meta.url);
/** Maximum number of loaded builds per thread, including those of earlier deployments. */
const maxLoaded = 6;

// `require` would cache every build for ever; a compiled function can be garbage collected.
function execute(file: string, require: Require): unknown {
  const module: { exports: unknown } = { exports: {} };
  const body = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file }) as (
    module: object,
    exports: unknown,
    require: Require,
  ) => void;
  body(module, module.exports, require);
  return module.exports;
}

const builtinOnly: Require = (name) => {
  if (!isBuiltin(name)) throw new Error(`the shell's server build requires ${name}, which is not bundled`);
  return builtins(name) as unknown;
};
const sharedOnly =
  (shared: Readonly<Record<string, unknown>>): Require =>
  (name) => {
    if (!Object.hasOwn(shared, name))
      throw new Error(`an area's server build requires ${name}, which the shell does not share`);
    return shared[name];
  };

/** Loads each server build once by file name; names contain hashes, so a changed build is another file. */
export class ServerBundles {
  readonly #loaded = new Map<string, unknown>();

  shell(file: string): ShellServer {
    return this.#load(file, builtinOnly) as ShellServer;
  }

  /** Returns the area's manifest, bound to the shared modules of one shell build. */
  area(file: string, shellFile: string): unknown {
    const { shared } = this.shell(shellFile);
    return (this.#load(file, sharedOnly(shared), `${shellFile} ${file}`) as { area?: unknown }).area;
  }

  #load(file: string, require: Require, key = file): unknown {
    if (!this.#loaded.has(key)) this.#loaded.set(key, execute(file, require));
    const loaded = this.#loaded.get(key);
    this.#loaded.delete(key);
    this.#loaded.set(key, loaded);
    for (const old of this.#loaded.keys()) if (this.#loaded.size > maxLoaded) this.#loaded.delete(old);
    return loaded;
  }
}
