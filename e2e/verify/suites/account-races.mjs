// `npm run verify -- account-races [rounds]`: runs the races R08 to R12 and R21, `rounds` rounds each (default 100)
// with twenty concurrent requests; `npm test` runs a few. Each race then runs in a clone without its guard, where it
// must fail.
import { accountRaces } from './account-races/races.mjs';
import { verifyRaces } from './races/verify-races.mjs';

export async function verify(root, [rounds = '100']) {
  await verifyRaces(root, accountRaces, { rounds });
  return `${accountRaces.length} races of ${rounds} rounds passed`;
}
