// node packages/tooling/src/check/picture.mjs: draws docs/dependencies.svg, who uses whom by folder. Needs Graphviz (`dot`).
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const folders = ['packages', 'services', 'shell', 'mfe-public', 'mfe-renter', 'mfe-portal', 'mfe-admin', 'mfe-support'];
const run = (command, args, input) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', input, maxBuffer: 64e6 });
  if (stdout === undefined || stdout === null || (command === 'dot' && status !== 0))
    throw new Error(`${command} did not draw: ${stderr}`);
  return stdout;
};

const drawn = run('node_modules/.bin/depcruise', [
  '--config',
  'packages/tooling/src/check/boundaries.cjs',
  '--include-only',
  '^(packages|services|shell|mfe-)',
  '--exclude',
  'packages/tooling',
  '--collapse',
  '^(packages|services)/[^/]+|^(shell|mfe-[^/]+)',
  '--output-type',
  'dot',
  ...folders,
]);
// folded into folders, entry points look like orphans: `npm run check` judges them by file
const calm = drawn.replaceAll(/ (fontcolor|color)="red"/g, '').replaceAll(/URL="[^"]*"/g, '');
writeFileSync('docs/dependencies.svg', run('dot', ['-Tsvg', '-Gbgcolor=white'], calm).replace(/<!--[^]*?-->\n?/g, ''));
