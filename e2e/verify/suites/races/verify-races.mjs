import { UserError } from '../../../../packages/tooling/src/run/terminal/user-error.mjs';
import { guards } from '../guards/guards.mjs';
import { openMutatedClone } from '../guards/mutated-clone.mjs';

/**
 * Runs races, then each in a clone without its guard, where it must fail. Prints a line per race. Throws the races that
 * failed, or that did not fail without their guard.
 * @param {{ id: string, what: string, spec: string, pattern: string, guard: string }[]} races `guard`: name of a guard
 * @param {{ rounds: string, environment?: Record<string, string> }} options `environment`: of the guarded runs
 */
export async function verifyRaces(root, races, options) {
  const clone = await openMutatedClone(root);
  try {
    const failures = [];
    for (const race of races) if (!(await verifyRace(clone, race, options))) failures.push(race);
    if (failures.length)
      throw new UserError(
        `failed, or did not fail without their guard: ${failures.map(({ id, what }) => `${id} ${what}`).join(', ')}`,
      );
  } finally {
    await clone.close();
  }
}

const seconds = (since) => `${Math.round((performance.now() - since) / 1_000)} s`;

async function verifyRace(clone, { id, what, spec, pattern, guard: name }, { rounds, environment = {} }) {
  const guard = guards.find((one) => one.name === name);
  const since = performance.now();
  const result = await clone.run(spec, { pattern, environment: { RACE_ROUNDS: rounds, ...environment } });
  const passed = result.passed.length;
  const total = passed + result.failed.length;
  const duration = seconds(since);
  const unguarded = await clone.while(guard, () =>
    clone.run(spec, { pattern, environment: { RACE_ROUNDS: String(Math.min(Number(rounds), 10)) } }),
  );
  const failedRound = firstFailedRound(unguarded.failed);
  console.log(
    `${id} ${what}: passed ${passed}/${total} (${duration}); without its guard (${guard.name}) ${failedRound === undefined ? `DID NOT FAIL ${unguarded.broken ?? ''}` : `failed in round ${failedRound}`}`,
  );
  if (result.failed.length) console.log(`    failed: ${result.failed.slice(0, 3).join(' · ')}\n${result.reason}`);
  return passed > 0 && passed === total && failedRound !== undefined;
}

const firstFailedRound = (titles) =>
  titles
    .map((title) => Number(/round (\d+)$/.exec(title)?.[1] ?? NaN))
    .filter((round) => !Number.isNaN(round))
    .sort((one, other) => one - other)[0];
