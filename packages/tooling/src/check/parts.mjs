// Checks of `npm run check`: a name and a command. Each is an established tool with its own configuration file.
import { workspaceFolders } from '../build/site-parts.mjs';

const bin = (name) => `node_modules/.bin/${name}`;

export const parts = [
  { name: 'types of services (tsc)', command: bin('tsc'), args: ['-p', 'tsconfig.node.json'] },
  { name: 'types of frontends (tsc)', command: bin('tsc'), args: ['-p', 'tsconfig.web.json'] },
  {
    name: 'rules within files (ESLint)',
    command: bin('eslint'),
    args: ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'],
  },
  {
    name: 'import rules (dependency-cruiser)',
    command: bin('depcruise'),
    args: ['--config', 'packages/tooling/src/check/boundaries.mjs', ...workspaceFolders, 'e2e'],
  },
  {
    name: 'formatting (Prettier)',
    command: bin('prettier'),
    args: ['--check', '.', '--cache', '--cache-location', '.cache/prettier', '--log-level', 'warn'],
  },
  { name: 'unused code (knip)', command: bin('knip'), args: ['--no-progress'] },
  { name: 'openapi.json is up to date', command: 'node', args: ['packages/tooling/src/check/openapi.mjs', '--check'] },
  { name: 'links in docs and comments', command: 'node', args: ['packages/tooling/src/check/links.mjs'] },
  { name: 'folder sizes', command: 'node', args: ['packages/tooling/src/check/folder-sizes.mjs'] },
  { name: 'terms in names and documents', command: 'node', args: ['packages/tooling/src/check/plain-terms-check.mjs'] },
  { name: 'messages', command: 'node', args: ['packages/tooling/src/check/messages.mjs'] },
  // Entries have no address by design (.npmrc): what is checked today is SHA-512; an address would have to be npm's
  // own.
  { name: 'integrity of packages (lockfile-lint)', command: bin('lockfile-lint'), args: [] },
  { name: 'lockfile and npm settings', command: 'node', args: ['packages/tooling/src/check/supply-chain.mjs'] },
];
