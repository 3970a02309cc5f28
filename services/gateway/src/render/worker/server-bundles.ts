import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import type { ShellServer } from '@porchlight/contracts/internal';

type Require = (name: string) => unknown;
const builtins = createRequire(import.meta.url);
/** Builds of earlier deploys that a thread still holds. */
const most = 6;

// `require` of a path would keep every build that ever ran; a compiled function goes when nobody holds it.
function run(file: string, require: Require): unknown {
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
  if (!isBuiltin(name)) throw new Error(`the shell's server build asks for ${name}, which is not part of it`);
  return builtins(name) as unknown;
};
const sharedOnly =
  (shared: Readonly<Record<string, unknown>>): Require =>
  (name) => {
    if (!Object.hasOwn(shared, name))
      throw new Error(`an area's server build asks for ${name}, which the shell does not share`);
    return shared[name];
  };

/** Loads server builds by file, each once: names carry hashes, so a changed build is another file. */
export class ServerBundles {
  readonly #loaded = new Map<string, unknown>();

  shell(file: string): ShellServer {
    return this.#load(file, builtinOnly) as ShellServer;
  }

  /** The area's manifest, bound to the modules of one shell. */
  area(file: string, shellFile: string): unknown {
    const { shared } = this.shell(shellFile);
    return (this.#load(file, sharedOnly(shared), `${shellFile} ${file}`) as { area?: unknown }).area;
  }

  #load(file: string, require: Require, key = file): unknown {
    if (!this.#loaded.has(key)) this.#loaded.set(key, run(file, require));
    const loaded = this.#loaded.get(key);
    this.#loaded.delete(key);
    this.#loaded.set(key, loaded);
    for (const old of this.#loaded.keys()) if (this.#loaded.size > most) this.#loaded.delete(old);
    return loaded;
  }
}
