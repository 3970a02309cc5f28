// 5,000 hostile addresses against a whole house, through its gateway: every call of catalog that anybody may make, with escapes that
// are none, numbers beyond numbers, lists without end. `npm test` makes 1,000 of them to catalog itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Refusal } from '../refusal.mjs';
import { runShown } from '../test/command.mjs';
import { withHouse } from '../with-house.mjs';

const spec = 'services/catalog/src/search/hostile.http.spec.ts';

/** Makes `words[0]` calls (5,000 unless said), drawn from the seed `words[1]` (of the moment unless said). */
export async function prove(root, [calls = '5000', seed = String(Math.floor(Date.now() / 1000))]) {
  // one visitor makes them all: the limits of a visitor would answer instead of the calls
  await withHouse(root, 'hostile', async ({ address, dataDir }) => {
    const report = join(dataDir, 'hostile.json');
    console.log(`${calls} calls, seed ${seed}`);
    const { code } = await runShown(
      root,
      process.execPath,
      ['node_modules/jest/bin/jest.js', spec, '--selectProjects', 'http'],
      {
        NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
        HOSTILE_CALLS: calls,
        HOSTILE_SEED: seed,
        HOSTILE_HOUSE: address,
        HOSTILE_REPORT: report,
      },
    );
    if (code !== 0) throw new Refusal(`an address broke something: npm run proof -- hostile ${calls} ${seed}`);
    print(JSON.parse(readFileSync(report, 'utf8')));
  });
}

function print({ statuses, calls }) {
  console.log(`${calls} calls that anybody may make; answers by status:`);
  for (const [status, count] of Object.entries(statuses))
    console.log(`${count.toLocaleString('en-CA').padStart(8)}  ${status}`);
  console.log('each 200 has the shape that its call declares; none is a 5xx');
}
