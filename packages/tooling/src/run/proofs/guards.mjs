// `npm run proof -- guards [part] [which]`: takes protections out of the code one by one, in a clone, and expects the tests to miss each.
// A protection that no test misses is not protected. Parts: `named` (a list with the test that must fail), `access` (every access
// declaration of every call, weakened in memory), `owners` (every owner clause of every statement; `which` 5
// takes each fifth, `which` recommended those of files with that in their path).
import { Refusal } from '../refusal.mjs';
import { equalMutants, whyEqual } from './guards/equal-mutants.mjs';
import { guards } from './guards/guards.mjs';
import { openMutatedClone } from './guards/mutated-clone.mjs';
import { ownerClauses, testsNaming } from './guards/owner-clauses.mjs';

const parts = { named: proveNamed, access: proveAccess, owners: proveOwners };

export async function prove(root, [part, which = '1']) {
  const asked = Object.entries(parts).filter(([name]) => part === undefined || part === name);
  if (asked.length === 0) throw new Refusal(`There is no part ${part}: ${Object.keys(parts).join(', ')}`);
  const clone = await openMutatedClone(root);
  const unheld = [];
  try {
    for (const [name, proveIt] of asked) {
      const since = performance.now();
      unheld.push(...proveIt(clone, which));
      console.log(`${name}: ${Math.round((performance.now() - since) / 1_000)} s\n`);
    }
  } finally {
    await clone.close();
  }
  if (unheld.length) throw new Refusal(`Not protected:\n  ${unheld.join('\n  ')}`);
}

function proveNamed(clone) {
  const unheld = guards.filter((guard) => {
    const { tests, expected, name } = guard;
    const before = clone.run(tests);
    const { failed, broken } = clone.while(guard, () => clone.run(tests));
    const isMissed =
      before.failed.length === 0 &&
      before.passed.length > 0 &&
      failed.some((title) => title === expected || title.startsWith(`${expected}, round `));
    console.log(
      `${isMissed ? 'missed at once' : 'NOT MISSED    '}  ${name}\n                ${failed.length ? `fails: ${failed.join(' · ')}` : `NO test fails ${before.broken ?? broken ?? ''}`}`,
    );
    return !isMissed;
  });
  console.log(
    `${guards.length - unheld.length} of ${guards.length} named protections are missed by a named test when they are gone`,
  );
  return unheld.map(({ name }) => name);
}

// The weaker declarations are tried in one run, in memory: the same calls by the same people as the whole matrix.
function proveAccess(clone) {
  const title = 'is missed when a part of it is gone';
  const { passed, broken } = clone.run('e2e/access/', {
    pattern: 'an access declaration',
    environment: { ACCESS_WHOLE: 'yes' },
  });
  const isMissed = passed.includes(title);
  console.log(
    isMissed
      ? 'every access declaration is missed when a part of it is gone'
      : `NOT MISSED: ${broken ?? 'npm run proof -- access says which'}`,
  );
  return isMissed ? [] : ['an access declaration'];
}

const isAsked = (which) =>
  /^\d+$/.test(which) ? (_, at) => at % Number(which) === 0 : ({ file }) => file.includes(which);

function proveOwners(clone, which) {
  const mutants = ownerClauses(clone.path, clone.read).filter(isAsked(which));
  const whole = new Map();
  const results = mutants.map((mutant) => {
    const why = whyEqual(mutant, clone.read);
    const result = why === undefined ? tryMutant(clone, mutant, whole) : { verdict: 'changes nothing', said: why };
    console.log(`${result.verdict.padEnd(15)} ${mutant.name}\n                ${result.said}`);
    return { ...result, name: mutant.name };
  });
  const count = (verdict) => results.filter((one) => one.verdict === verdict).length;
  console.log(
    `${count('killed')} of ${mutants.length} owner clauses are missed when they are gone; ${count('changes nothing')} change nothing (${equalMutants.length} reasons), ${count('SURVIVES')} survive`,
  );
  return results.filter(({ verdict }) => verdict === 'SURVIVES').map(({ name }) => name);
}

/** The tests of the slice, then those that speak of its table: whoever misses a clause should stand near it. */
function tryMutant(clone, mutant, whole) {
  for (const tests of [mutant.slice, testsNaming(mutant, clone.path, clone.read)].filter(({ length }) => length > 0)) {
    const key = String(tests);
    if (!whole.has(key)) whole.set(key, new Set(clone.run(tests).failed));
    const { failed, broken } = clone.while(mutant, () => clone.run(tests, { bail: true }));
    const missed = failed.filter((title) => !whole.get(key).has(title));
    if (missed.length || broken) return { verdict: 'killed', said: missed[0] ?? broken.split('\n')[0] };
  }
  return { verdict: 'SURVIVES', said: 'no test fails' };
}
