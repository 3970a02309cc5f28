// `npm run proof -- guards`: takes protections out of the code one by one, in a clone, and expects a named test to fail each time.
// A protection that no test misses is not protected.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readWorkspaces } from '../../build/workspaces.mjs';
import { freshClone } from '../fresh-clone.mjs';
import { guards } from './guards/guards.mjs';

/** The clone uses the packages that are installed here, but its own workspaces. */
function lendPackages(root, clone) {
  const modules = join(clone, 'node_modules');
  mkdirSync(join(modules, '@porchlight'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) if (name !== '@porchlight') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const [name, { folder }] of readWorkspaces(clone)) symlinkSync(folder, join(modules, '@porchlight', name));
}

function failures(clone, tests) {
  const { stdout, stderr } = spawnSync(process.execPath, ['--experimental-vm-modules', join('node_modules', 'jest', 'bin', 'jest.js'), tests, '--json', '--silent', '--selectProjects', 'unit', 'http'],
    { cwd: clone, encoding: 'utf8', maxBuffer: 64e6, env: { ...process.env, NODE_NO_WARNINGS: '1' } });
  if (!stdout.includes('{')) throw new Error(`Jest did not run ${tests}: ${stderr.slice(0, 2000)}`);
  const { numTotalTests, testResults } = JSON.parse(stdout.slice(stdout.indexOf('{"num')));
  const notRun = testResults.find(({ assertionResults, status }) => status === 'failed' && assertionResults.length === 0);
  return {
    total: numTotalTests, broken: notRun?.message.slice(0, 600),
    failed: testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'failed').map(({ title }) => title),
  };
}

function tryGuard(clone, { name, file, take, put, tests, expected }) {
  const path = join(clone, file);
  const whole = readFileSync(path, 'utf8');
  if (whole.split(take).length !== 2) return { name, held: false, said: `its text stands ${whole.split(take).length - 1} times in ${file}` };
  const before = failures(clone, tests);
  writeFileSync(path, whole.replace(take, () => put));
  const { failed, broken } = failures(clone, tests);
  writeFileSync(path, whole);
  return { name, held: before.failed.length === 0 && before.total > 0 && failed.includes(expected), said: failed.length ? `fails: ${failed.join(' · ')}` : `NO test fails ${before.broken ?? broken ?? ''}` };
}

export async function prove(root) {
  const { clone, remove } = freshClone(root);
  try {
    lendPackages(root, clone);
    const results = guards.map((guard) => { const result = tryGuard(clone, guard); console.log(`${result.held ? 'missed at once' : 'NOT MISSED    '}  ${result.name}\n                ${result.said}`); return result; });
    const unheld = results.filter(({ held }) => !held);
    console.log(`${results.length - unheld.length} of ${results.length} protections are missed by a named test when they are gone`);
    if (unheld.length) throw new Error(`Not protected: ${unheld.map(({ name }) => name).join(', ')}`);
  } finally { remove(); }
}
