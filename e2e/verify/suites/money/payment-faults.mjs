import { UserError } from '../../../../packages/tooling/src/run/terminal/user-error.mjs';
import { openMutatedClone } from '../guards/mutated-clone.mjs';
import { collectFigures } from '../races/test-figures.mjs';

const defaultRounds = '10';
const minCrashPoints = 1_000;
const runsPerRound = 100;
const hourMs = 3_600_000;
const specs = ['crash-points', 'killed-processes', 'event-permutations', 'orders.property'].map(
  (name) => `e2e/payments/faults/${name}.http.spec.ts`,
);

/** Loses messages of purchases, and orders at random. Returns the figures. Throws when anything is lost or doubled. */
export async function verifyPaymentFaults(root, rounds = defaultRounds) {
  const runs = Number(rounds) * runsPerRound;
  const clone = await openMutatedClone(root);
  try {
    let result;
    const figures = await collectFigures(async (environment) => {
      const variables = { RACE_ROUNDS: rounds, PROPERTY_RUNS: String(runs), ...environment };
      result = await clone.run(specs, { testTimeout: hourMs, environment: variables });
    });
    const { failed, broken } = result;
    if (failed.length > 0 || broken) throw new UserError(`failed: ${[...failed, broken].join(', ')}`);
    const points = figures['crash-points'] ?? 0;
    if (rounds === defaultRounds && points < minCrashPoints) throw new UserError(`only ${points} crash points`);
    const killed = figures['killed-requests'] ?? 0;
    return [
      `${points} crash points`,
      `${killed} requests killed with their process`,
      `${figures['event-permutations'] ?? 0} permutations of events`,
      `${runs} random sequences; 0 lost, 0 doubled`,
    ].join(', ');
  } finally {
    await clone.close();
  }
}
