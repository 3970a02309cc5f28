import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.mjs';

// Shared packages are never tree-shaken, so only a few are shared; areas use router and Redux through client.
const singletons = ['react', 'react-dom', '@porchlight/ui', '@porchlight/messages', '@porchlight/client'];
/** Parts of shared packages that the shell does not load, because no public page needs them: each area bundles them. */
const bundledParts = ['@porchlight/client/consoles'];

// Read from the file, because `require` fails where a package's `exports` hide its package.json.
const versionOf = (name) => JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/**
 * Returns the sharing policy of Module Federation: the shell bundles the singletons in main.js, areas never bundle a
 * copy of them, only the parts of them that the shell does not have.
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
      const parts = bundledParts
        .filter((part) => part.startsWith(`${name}/`))
        .map((part) => part.slice(name.length + 1));
      return [
        [name, policy],
        [
          `${name}/`,
          parts.length > 0 ? { ...policy, exclude: { request: new RegExp(`^(${parts.join('|')})$`) } } : policy,
        ],
      ];
    }),
  );
}

/** Returns whether an area's server build takes a module from the shell's server bundle. */
export const isShared = (request) =>
  !bundledParts.includes(request) && singletons.some((name) => request === name || request.startsWith(`${name}/`));

/** Returns whether areas bundle nothing of a package, so that its changes build the shell only. */
export const isWhollyShared = (name) => isShared(name) && !bundledParts.some((part) => part.startsWith(`${name}/`));
