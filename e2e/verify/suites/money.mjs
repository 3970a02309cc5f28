// `npm run verify -- money [races|faults] [rounds]`: both parts, or one of them.
//
// `races`: runs the races about credits and payments, `rounds` rounds each (default 100); `npm test` runs a few. Beside
// them, snapshots of the database are checked against the invariants of the ledger. Each race then runs in a clone
// without its guard, where it must fail.
//
// `faults`: loses each message that commerce sends to its database or to the payment provider during a purchase,
// `rounds` times (default 10), delivers the events of a payment in all orders, and brings a hundred times as many
// orders to their end through random sequences of calls, events, sweeps and lost messages. Nothing may be lost or
// doubled.
import { verifyPaymentFaults } from './money/payment-faults.mjs';
import { moneyRaces } from './money/races.mjs';
import { collectFigures } from './races/test-figures.mjs';
import { verifyRaces } from './races/verify-races.mjs';

const parts = {
  async races(root, rounds = '100') {
    const { snapshots } = await collectFigures((environment) => verifyRaces(root, moneyRaces, { rounds, environment }));
    return `${moneyRaces.length} races of ${rounds} rounds passed; ${snapshots} snapshots, 0 violations`;
  },
  faults: verifyPaymentFaults,
};

export async function verify(root, [part, rounds]) {
  const chosen = part === undefined ? Object.values(parts) : [parts[part]];
  const headlines = [];
  for (const run of chosen) headlines.push(await run(root, rounds));
  return headlines.join('; ');
}
