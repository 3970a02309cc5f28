// `npm run verify -- guides [NAME …]`: executes the guides of docs/how-to step by step in a fresh clone, then checks
// and tests what they made. The guides are executed in one clone: their examples do not depend on each other.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { freshClone } from '../../../packages/tooling/src/run/test-site/fresh-clone.mjs';
import { UserError } from '../../../packages/tooling/src/run/terminal/user-error.mjs';
import { durationText } from '../suite-table.mjs';
import { applyStep } from './guides/apply-step.mjs';
import { entityLines } from './guides/entity-lines.mjs';
import { parseGuide } from './guides/parse-guide.mjs';

/** Names of the guides that are executed. */
export const guides = ['add-a-message', 'add-a-call', 'add-an-entity', 'add-a-slice', 'add-an-area', 'add-a-filter'];
const maxEntityLines = 25;
/** What holds for the tree after all guides: the checks, and that the calls and callers of each are in the tables. */
const afterwards = [
  ['npm run check', ['npm', 'run', '--silent', 'check']],
  [
    'access tables',
    [
      ...['node', '--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'],
      ...['--selectProjects', 'http', '--testPathPatterns', 'e2e/access', '-t', 'the calls of the site|every call'],
    ],
  ],
];

export async function verify(root, args) {
  const chosen = args.length > 0 ? guides.filter((name) => args.includes(name)) : guides;
  const { clone, remove } = freshClone(root);
  try {
    runIn(clone, 'npm ci', ['npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
    for (const name of chosen) executeGuide(clone, name);
    for (const [name, command] of afterwards) runIn(clone, name, command);
    return `${chosen.length} guides`;
  } finally {
    remove();
  }
}

function executeGuide(clone, name) {
  const began = performance.now();
  const path = `docs/how-to/${name}.md`;
  const steps = parseGuide(readFileSync(join(clone, path), 'utf8'));
  if (steps.length === 0) throw new UserError(`${path} has no steps`);
  for (const step of steps) {
    try {
      applyStep(clone, step);
    } catch (error) {
      throw new UserError(`${path}:${step.at}: ${error.message}`);
    }
  }
  const figures = [`${steps.length} steps`, durationText((performance.now() - began) / 1000)];
  if (name === 'add-an-entity') figures.push(checkedLines(steps));
  console.log(`passed  ${name.padEnd(14)}  ${figures.join(', ')}`);
}

function checkedLines(steps) {
  const counted = entityLines(steps);
  const total = counted.reduce((sum, { lines }) => sum + lines, 0);
  const parts = counted.map(({ path, lines }) => `${lines} in ${path}`).join(', ');
  if (total > maxEntityLines)
    throw new UserError(`an entity costs ${total} lines, at most ${maxEntityLines}: ${parts}`);
  return `${total} lines for a plain entity (${parts})`;
}

function runIn(clone, name, [command, ...args]) {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: clone, encoding: 'utf8', maxBuffer: 64e6 });
  if (status !== 0) throw new UserError(`${name} failed:\n${(stdout + stderr).slice(-6_000)}`);
  console.log(`passed  ${name} (${durationText((performance.now() - began) / 1000)})`);
}
