import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.mjs';

// Shared packages are never tree-shaken, so only a few are shared; areas use router and Redux through client.
const singletons = ['react', 'react-dom', '@porchlight/ui', '@porchlight/messages', '@porchlight/client'];

// Read from the file, because `require` fails where a package's `exports` hide its package.json.
const versionOf = (name) => JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/**
 * Returns the sharing policy of Module Federation: the shell bundles the singletons in main.js, areas never bundle a
 * copy.
 */
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

/** Returns whether an area's server build takes a module from the shell's server bundle. */
export const isShared = (request) => singletons.some((name) => request === name || request.startsWith(`${name}/`));
