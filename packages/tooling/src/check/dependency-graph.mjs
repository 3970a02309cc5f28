// node packages/tooling/src/check/dependency-graph.mjs: draws docs/dependencies.svg, the dependencies between folders.
// Needs Graphviz (`dot`).
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { workspaceFolders } from '../build/site-parts.mjs';

const run = (command, args, input) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', input, maxBuffer: 64e6 });
  if (stdout === undefined || stdout === null || (command === 'dot' && status !== 0))
    throw new Error(`${command} failed: ${stderr}`);
  return stdout;
};

const graph = run('node_modules/.bin/depcruise', [
  '--config',
  'packages/tooling/src/check/boundaries.mjs',
  '--include-only',
  '^(packages|services|shell|mfe-)',
  '--exclude',
  'packages/tooling',
  '--collapse',
  '^(packages|services)/[^/]+|^(shell|mfe-[^/]+)',
  '--output-type',
  'dot',
  ...workspaceFolders,
]);
// Collapsed into folders, entry points look like orphans; `npm run check` judges them by file.
const uncoloured = graph.replaceAll(/ (fontcolor|color)="red"/g, '').replaceAll(/URL="[^"]*"/g, '');
writeFileSync(
  'docs/dependencies.svg',
  run('dot', ['-Tsvg', '-Gbgcolor=white'], uncoloured).replace(/<!--[^]*?-->\n?/g, ''),
);
