// The parts of `npm run check`: a name and the command that refuses. Each is one well-kept tool with its own configuration file.
const bin = (name) => `node_modules/.bin/${name}`;

export const parts = [
  { name: 'types of services', command: bin('tsc'), args: ['-p', 'tsconfig.node.json'] },
  { name: 'types of the front', command: bin('tsc'), args: ['-p', 'tsconfig.web.json'] },
  {
    name: 'rules in a file (ESLint)',
    command: bin('eslint'),
    args: ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'],
  },
  {
    name: 'rules between files (dependency-cruiser)',
    command: bin('depcruise'),
    args: [
      '--config',
      'packages/tooling/src/check/boundaries.cjs',
      'packages',
      'services',
      'shell',
      'mfe-public',
      'mfe-renter',
      'mfe-portal',
      'mfe-admin',
      'mfe-support',
      'e2e',
    ],
  },
  { name: 'nothing unused (knip)', command: bin('knip'), args: ['--no-progress'] },
  { name: 'openapi.json is fresh', command: 'node', args: ['packages/tooling/src/check/openapi.mjs', '--check'] },
  { name: 'lockfile and npm settings', command: 'node', args: ['packages/tooling/src/check/supply-chain.mjs'] },
];
