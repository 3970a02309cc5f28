// `npm run verify -- payment-faults [rounds] [runs]`: loses each message that commerce sends to its database or to the
// payment provider during a purchase, `rounds` times (default 10), and brings `runs` orders (default 1,000) to their end
// through random sequences of calls, events, sweeps and lost messages. Nothing may be lost or doubled.
import { UserError } from '../../../packages/tooling/src/run/terminal/user-error.mjs';
import { openMutatedClone } from './guards/mutated-clone.mjs';
import { collectFigures } from './races/test-figures.mjs';

const minCrashPoints = 1_000;
const specs = ['e2e/payments/crash-points.http.spec.ts', 'e2e/payments/orders.property.http.spec.ts'];

export async function verify(root, [rounds = '10', runs = '1000']) {
  const clone = await openMutatedClone(root);
  try {
    let failed = [];
    const figures = await collectFigures((environment) => {
      ({ failed } = clone.run(specs, {
        testTimeout: 3_600_000,
        environment: { RACE_ROUNDS: rounds, PROPERTY_RUNS: runs, ...environment },
      }));
    });
    if (failed.length > 0) throw new UserError(`failed: ${failed.join(', ')}`);
    const points = figures['crash-points'];
    if (rounds === '10' && points < minCrashPoints) throw new UserError(`only ${points} crash points`);
    return `${points} crash points, ${runs} random sequences; 0 lost, 0 doubled`;
  } finally {
    await clone.close();
  }
}
