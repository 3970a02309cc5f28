// `npm run verify -- money-races [rounds]`: runs the races about credits and payments, `rounds` rounds each (default
// 100); `npm test` runs a few. Beside them, snapshots of the database are checked against the invariants of the ledger.
// Each race then runs in a clone without its guard, where it must fail.
import { moneyRaces } from './money-races/races.mjs';
import { collectFigures } from './races/test-figures.mjs';
import { verifyRaces } from './races/verify-races.mjs';

export async function verify(root, [rounds = '100']) {
  const { snapshots } = await collectFigures((environment) => verifyRaces(root, moneyRaces, { rounds, environment }));
  return `${moneyRaces.length} races of ${rounds} rounds passed; ${snapshots} snapshots, 0 violations`;
}
