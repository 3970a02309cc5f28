// `npm run verify -- account-merges [--runs 200]`: merges two landlords with companies while a process is killed at each
// step in turn: before the call of a step, while it is served, between its response and its record, and after. After a
// restart each merge must end like one that was left alone, and the ledger must keep its invariants. `npm test` runs ten.
import { UserError } from '../../../../packages/tooling/src/run/terminal/user-error.mjs';
import { openMutatedClone } from '../guards/mutated-clone.mjs';

const hourMs = 3_600_000;
const spec = 'e2e/account-merges/killed-merges.http.spec.ts';

export async function verify(root, args) {
  const runs = args[args.indexOf('--runs') + 1] ?? '200';
  const clone = await openMutatedClone(root);
  try {
    const { passed, failed, broken } = await clone.run(spec, {
      testTimeout: hourMs,
      environment: { RACE_ROUNDS: runs },
    });
    if (failed.length > 0 || broken) throw new UserError(`failed: ${[...failed, broken].join(', ')}`);
    return `${runs} merges killed, ${passed.length} tests passed, same end, 0 violations`;
  } finally {
    await clone.close();
  }
}
