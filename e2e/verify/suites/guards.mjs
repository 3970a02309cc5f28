// `npm run verify -- guards [PART] [FILTER]`: removes guards from the code one by one, in a clone, and expects a test
// to fail for each. A guard that no test covers fails the suite.
// Parts: `named` (guards with the test that must fail; FILTER is part of a guard's name), `access` (every access
// declaration, mutated in memory), `owners` (every owner clause of every statement; FILTER `5` takes every fifth,
// FILTER `recommended|alerts` those of files whose path has one of these). Two mutants run at a time.
import { UserError } from '../../../packages/tooling/src/run/terminal/user-error.mjs';
import { guards } from './guards/guards.mjs';
import { openMutatedClone } from './guards/mutated-clone.mjs';
import { verifyOwnerClauses } from './guards/verify-owner-clauses.mjs';

const parts = { named: verifyNamed, access: verifyAccess, owners: verifyOwners };

export async function verify(root, [part, filter]) {
  const selectedParts = Object.entries(parts).filter(([name]) => part === undefined || part === name);
  if (selectedParts.length === 0) throw new UserError(`Unknown part ${part}: ${Object.keys(parts).join(', ')}`);
  const uncovered = [];
  const summaries = [];
  for (const [name, verifyPart] of selectedParts) {
    const since = performance.now();
    const { failures, summary } = await verifyPart(root, filter);
    uncovered.push(...failures);
    summaries.push(summary);
    console.log(`${name}: ${Math.round((performance.now() - since) / 1_000)} s\n`);
  }
  if (uncovered.length) throw new UserError(`Not covered by a test:\n  ${uncovered.join('\n  ')}`);
  return summaries.join(', ');
}

/** Opens clones, passes them to `callback`, and removes them. */
async function withClones(root, count, callback) {
  const clones = [];
  try {
    while (clones.length < count) clones.push(await openMutatedClone(root, { maxWorkers: 1 }));
    return await callback(clones);
  } finally {
    for (const clone of clones) await clone.close();
  }
}

async function verifyNamed(root, filter = '') {
  const chosen = guards.filter(({ name }) => name.includes(filter));
  if (chosen.length === 0) throw new UserError(`No named guard contains '${filter}'`);
  const uncovered = [];
  const guarded = new Map();
  await withClones(root, 2, (clones) => {
    const queue = chosen.values();
    const work = async (clone) => {
      for (const guard of queue) if (!(await isCovered(clone, guard, guarded))) uncovered.push(guard.name);
    };
    return Promise.all(clones.map(work));
  });
  console.log(`${chosen.length - uncovered.length} of ${chosen.length} named guards are covered by their test`);
  return { failures: uncovered, summary: `${chosen.length - uncovered.length} named guards` };
}

// A race is not lost in each round.
const environment = { RACE_ROUNDS: '10' };

/** Returns whether the test of a guard fails without it. `guarded` holds the results with all guards, by test file. */
async function isCovered(clone, guard, guarded) {
  const { tests, expected, name } = guard;
  if (!guarded.has(tests)) guarded.set(tests, clone.run(tests, { environment }));
  const before = await guarded.get(tests);
  const { failed, broken } = await clone.while(guard, () => clone.run(tests, { environment }));
  const covered =
    before.failed.length === 0 &&
    before.passed.length > 0 &&
    failed.some((title) => title === expected || title.startsWith(`${expected}, round `));
  console.log(
    `${covered ? 'covered    ' : 'NOT COVERED'}  ${name}\n                ${failed.length ? `fails: ${failed.join(' · ')}` : `NO test fails ${before.broken ?? broken ?? ''}`}`,
  );
  return covered;
}

// Tries all access mutations in one run, in memory, with the calls and actors of the full matrix.
async function verifyAccess(root) {
  const title = 'fails a test when a part of it is removed';
  const { passed, broken } = await withClones(root, 1, ([clone]) =>
    clone.run('e2e/access/', { pattern: 'an access declaration', environment: { ACCESS_WHOLE: 'yes' } }),
  );
  const isCovered = passed.includes(title);
  console.log(
    isCovered
      ? 'every access mutation fails a test'
      : `NOT COVERED: ${broken ?? 'run npm run verify -- access for the names'}`,
  );
  return { failures: isCovered ? [] : ['an access declaration'], summary: 'every access declaration' };
}

const matchesFilter = (filter) =>
  /^\d+$/.test(filter) ? ({ number }) => number % Number(filter) === 0 : ({ file }) => new RegExp(filter).test(file);

async function verifyOwners(root, filter = '1') {
  const { survivors, covered } = await verifyOwnerClauses(root, matchesFilter(filter));
  return { failures: survivors, summary: `${covered} owner clauses` };
}
