// `npm run verify -- relay [MAILS] [SEED]`: sends mails to the mail relay in random order: answers, forged senders,
// automatic replies, bounces, loops and repetitions. Each answer must reach its thread once, nothing else any, and no
// message or mail may hold the address of the other party. `npm test` sends 60.
import { UserError } from '../../../../packages/tooling/src/run/terminal/user-error.mjs';
import { runWithOutput } from '../../../../packages/tooling/src/run/test/run-with-output.mjs';
import { collectFigures } from '../races/test-figures.mjs';

const spec = 'services/catalog/src/relay/relay-random.http.spec.ts';

/** Sends `args[0]` mails (default 1,000) drawn from the seed `args[1]` (default: current time). */
export async function verify(root, [mails = '1000', seed = String(Math.floor(Date.now() / 1000))]) {
  console.log(`${mails} mails, seed ${seed}`);
  const figures = await collectFigures(async (environment) => {
    const { code } = await runWithOutput(
      root,
      process.execPath,
      ['node_modules/jest/bin/jest.js', spec, '--selectProjects', 'http'],
      { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', RELAY_MAILS: mails, RELAY_SEED: seed, ...environment },
    );
    if (code !== 0)
      throw new UserError(
        `a mail was not treated as it must be; repeat with: npm run verify -- relay ${mails} ${seed}`,
      );
  });
  return `${figures['relay-mails']} mails, ${figures['relay-relayed']} relayed, 0 leaks, 0 wrong deliveries`;
}
