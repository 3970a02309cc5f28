// `npm run proof -- account-races [rounds]`: the races R08 to R12, so many rounds each (100 unless said) with twenty at once, where
// `npm test` runs a few. Each is then run in a clone without its protection, where it must be lost.
import { Refusal } from '../refusal.mjs';
import { races } from './account-races/races.mjs';
import { guards } from './guards/guards.mjs';
import { openMutatedClone } from './guards/mutated-clone.mjs';

export async function prove(root, [rounds = '100']) {
  const clone = await openMutatedClone(root);
  try {
    const lost = races.filter((race) => !isHeld(clone, race, rounds));
    if (lost.length)
      throw new Refusal(
        `lost, or not lost without their protection: ${lost.map(({ id, what }) => `${id} ${what}`).join(', ')}`,
      );
  } finally {
    await clone.close();
  }
}

const seconds = (since) => `${Math.round((performance.now() - since) / 1_000)} s`;

function isHeld(clone, { id, what, spec, pattern, guard: name }, rounds) {
  const guard = guards.find((one) => one.name === name);
  const since = performance.now();
  const whole = clone.run(spec, { pattern, environment: { RACE_ROUNDS: rounds } });
  const held = whole.passed.length,
    all = held + whole.failed.length;
  const took = seconds(since);
  const without = clone.while(guard, () =>
    clone.run(spec, { pattern, environment: { RACE_ROUNDS: String(Math.min(Number(rounds), 10)) } }),
  );
  const fell = firstRound(without.failed);
  console.log(
    `${id} ${what}: held ${held}/${all} (${took}); without its guard (${guard.name}) ${fell === undefined ? `DID NOT FALL ${without.broken ?? ''}` : `fell in round ${fell}`}`,
  );
  if (whole.failed.length) console.log(`    lost: ${whole.failed.slice(0, 3).join(' · ')}`);
  return held > 0 && held === all && fell !== undefined;
}

const firstRound = (titles) =>
  titles
    .map((title) => Number(/round (\d+)$/.exec(title)?.[1] ?? NaN))
    .filter((round) => !Number.isNaN(round))
    .sort((one, other) => one - other)[0];
