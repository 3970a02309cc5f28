import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

// Few are shared and the rest is wrapped: a shared package is never tree-shaken, so router and Redux reach areas through client.
const singletons = ['react', 'react-dom', '@porchlight/ui', '@porchlight/client'];

// Read from the file: `require` fails where a package's `exports` hide its package.json.
const versionOf = (name) => JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/** The sharing policy of Module Federation: the shell brings the singletons inside main.js, areas never carry a copy. */
export function sharedBy({ isShell }) {
  return Object.fromEntries(
    singletons.flatMap((name) => {
      const version = versionOf(name);
      const policy = {
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: `^${version.split('.')[0]}.0.0`,
        ...(isShell ? { eager: true } : { import: false }),
      };
      return [
        [name, policy],
        [`${name}/`, policy],
      ];
    }),
  );
}

/** Whether an area's server build takes a module from the shell's server bundle instead of carrying it. */
export const isShared = (request) => singletons.some((name) => request === name || request.startsWith(`${name}/`));
