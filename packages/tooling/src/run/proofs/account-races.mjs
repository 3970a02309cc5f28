// `npm run proof -- account-races [rounds]`: registering (T-R09), links of mails (T-R10), sessions that end (T-R11), counters of tries
// (T-R12), claims and the last owner, 100 rounds each of what `npm test` does a few times. That each guard is needed is shown by
// `npm run proof -- guards`.
import { Refusal } from '../refusal.mjs';
import { runShown } from '../test/command.mjs';

const specs = 'services/accounts/src/(registration|password|claim|rights|login)/.*\\.http\\.spec';
const races = 'round|at once';

export async function prove(root, [rounds = '100']) {
  console.log(`${rounds} rounds of each race`);
  const { code } = await runShown(root, process.execPath, ['node_modules/jest/bin/jest.js', specs, '--selectProjects', 'http', '--testNamePattern', races, '--testTimeout', '60000'],
    { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', RACE_ROUNDS: rounds });
  if (code !== 0) throw new Refusal('a race of accounts was lost');
}
