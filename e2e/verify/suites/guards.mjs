// `npm run verify -- guards [PART] [FILTER]`: removes guards from the code one by one, in a clone, and expects a test
// to fail for each. A guard that no test covers fails the suite.
// Parts: `named` (guards with the test that must fail; FILTER is part of a guard's name), `access` (every access
// declaration, mutated in memory), `owners` (every owner clause of every statement; FILTER `5` takes every fifth,
// FILTER `recommended` those of files with that in their path).
import { UserError } from '../../../packages/tooling/src/run/terminal/user-error.mjs';
import { guards } from './guards/guards.mjs';
import { openMutatedClone } from './guards/mutated-clone.mjs';
import { ownerClauses, paymentTestsMentioning, testsMentioningTable } from './guards/owner-clauses.mjs';

const parts = { named: verifyNamed, access: verifyAccess, owners: verifyOwners };

export async function verify(root, [part, filter]) {
  const selectedParts = Object.entries(parts).filter(([name]) => part === undefined || part === name);
  if (selectedParts.length === 0) throw new UserError(`Unknown part ${part}: ${Object.keys(parts).join(', ')}`);
  const clone = await openMutatedClone(root);
  const uncovered = [];
  const summaries = [];
  try {
    for (const [name, verifyPart] of selectedParts) {
      const since = performance.now();
      const { failures, summary } = verifyPart(clone, filter);
      uncovered.push(...failures);
      summaries.push(summary);
      console.log(`${name}: ${Math.round((performance.now() - since) / 1_000)} s\n`);
    }
  } finally {
    await clone.close();
  }
  if (uncovered.length) throw new UserError(`Not covered by a test:\n  ${uncovered.join('\n  ')}`);
  return summaries.join(', ');
}

function verifyNamed(clone, filter = '') {
  const chosen = guards.filter(({ name }) => name.includes(filter));
  if (chosen.length === 0) throw new UserError(`No named guard contains '${filter}'`);
  const uncovered = chosen.filter((guard) => {
    const { tests, expected, name } = guard;
    const before = clone.run(tests);
    const { failed, broken } = clone.while(guard, () => clone.run(tests));
    const isCovered =
      before.failed.length === 0 &&
      before.passed.length > 0 &&
      failed.some((title) => title === expected || title.startsWith(`${expected}, round `));
    console.log(
      `${isCovered ? 'covered    ' : 'NOT COVERED'}  ${name}\n                ${failed.length ? `fails: ${failed.join(' · ')}` : `NO test fails ${before.broken ?? broken ?? ''}`}`,
    );
    return !isCovered;
  });
  console.log(`${chosen.length - uncovered.length} of ${chosen.length} named guards are covered by their test`);
  return { failures: uncovered.map(({ name }) => name), summary: `${chosen.length - uncovered.length} named guards` };
}

// Tries all access mutations in one run, in memory, with the calls and actors of the full matrix.
function verifyAccess(clone) {
  const title = 'fails a test when a part of it is removed';
  const { passed, broken } = clone.run('e2e/access/', {
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
  /^\d+$/.test(filter) ? (_, at) => at % Number(filter) === 0 : ({ file }) => file.includes(filter);

function verifyOwners(clone, filter = '1') {
  const mutants = ownerClauses(clone.path, clone.read).filter(matchesFilter(filter));
  const baseline = new Map();
  const results = mutants.map((mutant) => {
    const result =
      mutant.equivalent === undefined
        ? runMutant(clone, mutant, baseline)
        : { verdict: 'equivalent', output: mutant.equivalent };
    console.log(`${result.verdict.padEnd(15)} ${mutant.name}\n                ${result.output}`);
    return { ...result, name: mutant.name };
  });
  const count = (verdict) => results.filter((one) => one.verdict === verdict).length;
  console.log(
    `${count('killed')} of ${mutants.length} owner clauses are covered; ${count('equivalent')} equivalent, ${count('survives')} surviving`,
  );
  const failures = results.filter(({ verdict }) => verdict === 'survives').map(({ name }) => name);
  return { failures, summary: `${count('killed')} owner clauses` };
}

/** Runs the tests of the clause's folder, then those that mention its table, then those of purchases. */
function runMutant(clone, mutant, baseline) {
  const [mentioning, ofPayments] = [testsMentioningTable, paymentTestsMentioning].map((find) =>
    find(mutant, clone.path, clone.read),
  );
  for (const tests of [mutant.slice, mentioning, ofPayments].filter(({ length }) => length > 0)) {
    const key = String(tests);
    if (!baseline.has(key)) baseline.set(key, new Set(clone.run(tests).failed));
    const { failed, broken } = clone.while(mutant, () => clone.run(tests, { bail: true }));
    const newFailures = failed.filter((title) => !baseline.get(key).has(title));
    if (newFailures.length || broken) return { verdict: 'killed', output: newFailures[0] ?? broken.split('\n')[0] };
  }
  return { verdict: 'survives', output: 'no test fails' };
}
