// `npm run verify -- guards [PART] [FILTER]`: removes guards from the code one by one, in a clone, and expects a test
// to fail for each. A guard that no test covers fails the suite.
// Parts: `named` (guards with the test that must fail; FILTER is part of a guard's name), `access` (every access
// declaration, mutated in memory), `owners` (every owner clause of every statement; FILTER `5` takes every fifth,
// FILTER `recommended|alerts` those of files whose path has one of these). Mutants run in two clones at a time.
import { UserError } from '../../../packages/tooling/src/run/terminal/user-error.mjs';
import { guards } from './guards/guards.mjs';
import { openMutatedClone } from './guards/mutated-clone.mjs';
import { ownerClauses, testsOfClause } from './guards/owner-clauses.mjs';

const cloneCount = 2;
// An owner clause is missed by any round of a race, or by none.
const oneRound = { RACE_ROUNDS: '1', PROPERTY_RUNS: '3' };
const parts = { named: verifyNamed, access: verifyAccess, owners: verifyOwners };

export async function verify(root, [part, filter]) {
  const selectedParts = Object.entries(parts).filter(([name]) => part === undefined || part === name);
  if (selectedParts.length === 0) throw new UserError(`Unknown part ${part}: ${Object.keys(parts).join(', ')}`);
  const clones = [];
  const uncovered = [];
  const summaries = [];
  try {
    while (clones.length < cloneCount) clones.push(await openMutatedClone(root, { maxWorkers: 1 }));
    for (const [name, verifyPart] of selectedParts) {
      const since = performance.now();
      const { failures, summary } = await verifyPart(clones, filter);
      uncovered.push(...failures);
      summaries.push(summary);
      console.log(`${name}: ${Math.round((performance.now() - since) / 1_000)} s\n`);
    }
  } finally {
    for (const clone of clones) await clone.close();
  }
  if (uncovered.length) throw new UserError(`Not covered by a test:\n  ${uncovered.join('\n  ')}`);
  return summaries.join(', ');
}

/** Calls `verifyOne(clone, item)` for each item, one at a time in each clone. Returns the results in order of the items. */
async function inClones(clones, items, verifyOne) {
  const results = [];
  const queue = items.entries();
  const work = async (clone) => {
    for (const [at, item] of queue) results[at] = await verifyOne(clone, item);
  };
  await Promise.all(clones.map(work));
  return results;
}

async function verifyNamed(clones, filter = '') {
  const chosen = guards.filter(({ name }) => name.includes(filter));
  if (chosen.length === 0) throw new UserError(`No named guard contains '${filter}'`);
  const results = await inClones(clones, chosen, isCovered);
  const uncovered = chosen.filter((_, at) => !results[at]);
  console.log(`${chosen.length - uncovered.length} of ${chosen.length} named guards are covered by their test`);
  return { failures: uncovered.map(({ name }) => name), summary: `${chosen.length - uncovered.length} named guards` };
}

async function isCovered(clone, guard) {
  const { tests, expected, name } = guard;
  const before = await clone.run(tests);
  const { failed, broken } = await clone.while(guard, () => clone.run(tests));
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
async function verifyAccess([clone]) {
  const title = 'fails a test when a part of it is removed';
  const { passed, broken } = await clone.run('e2e/access/', {
    pattern: 'an access declaration',
    environment: { ACCESS_WHOLE: 'yes' },
  });
  const isCovered = passed.includes(title);
  console.log(
    isCovered
      ? 'every access mutation fails a test'
      : `NOT COVERED: ${broken ?? 'run npm run verify -- access for the names'}`,
  );
  return { failures: isCovered ? [] : ['an access declaration'], summary: 'every access declaration' };
}

const matchesFilter = (filter) =>
  /^\d+$/.test(filter) ? (_, at) => at % Number(filter) === 0 : ({ file }) => new RegExp(filter).test(file);

async function verifyOwners(clones, filter = '1') {
  const mutants = ownerClauses(clones[0].path, clones[0].read).filter(matchesFilter(filter));
  const baselines = new Map();
  const results = await inClones(clones, mutants, async (clone, mutant) => {
    const since = performance.now();
    const { verdict, output } = await verdictOf(clone, mutant, baselines);
    const seconds = Math.round((performance.now() - since) / 1_000);
    console.log(`${verdict.padEnd(15)} ${mutant.name}\n                ${output} (${seconds} s)`);
    return { verdict, name: mutant.name };
  });
  const count = (verdict) => results.filter((one) => one.verdict === verdict).length;
  console.log(
    `${count('killed')} of ${mutants.length} owner clauses are covered; ${count('equivalent')} equivalent, ${count('survives')} surviving`,
  );
  const failures = results.filter(({ verdict }) => verdict === 'survives').map(({ name }) => name);
  return { failures, summary: `${count('killed')} owner clauses` };
}

/** Runs the tests that may miss a clause until one fails without it that passes with it. */
async function verdictOf(clone, mutant, baselines) {
  if (mutant.equivalent !== undefined) return { verdict: 'equivalent', output: mutant.equivalent };
  for (const tests of testsOfClause(mutant, clone.path, clone.read)) {
    const { failed, broken } = await clone.while(mutant, () => clone.run(tests, { bail: true, environment: oneRound }));
    if (broken) return { verdict: 'killed', output: broken.split('\n')[0] };
    const known = failed.length > 0 ? await failedWithout(clone, tests, baselines) : new Set();
    const newFailure = failed.find((title) => !known.has(title));
    if (newFailure !== undefined) return { verdict: 'killed', output: newFailure };
  }
  return { verdict: 'survives', output: 'no test fails' };
}

/** Returns the titles of the tests that fail without any mutation; each set of tests runs once. */
function failedWithout(clone, tests, baselines) {
  const key = String(tests);
  if (!baselines.has(key))
    baselines.set(
      key,
      clone.run(tests, { environment: oneRound }).then(({ failed }) => new Set(failed)),
    );
  return baselines.get(key);
}
