// `npm run verify -- hostile [CALLS] [SEED]`: sends malformed requests to every public call of catalog, through the
// gateway of a site: invalid escapes, huge numbers, endless lists.
// `npm test` sends 1,000 of them to catalog directly.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '../../../packages/tooling/src/run/terminal/user-error.mjs';
import { runWithOutput } from '../../../packages/tooling/src/run/test/run-with-output.mjs';
import { withSite } from '../../../packages/tooling/src/run/test-site/with-site.mjs';

const spec = 'services/catalog/src/search/hostile.http.spec.ts';

/** Sends `args[0]` requests (default 5,000) drawn from the seed `args[1]` (default: current time). */
export async function verify(root, [calls = '5000', seed = String(Math.floor(Date.now() / 1000))]) {
  // all requests come from one address, so the site runs without rate limits
  return withSite(root, 'hostile', async ({ address, dataDir }) => {
    const report = join(dataDir, 'hostile.json');
    console.log(`${calls} calls, seed ${seed}`);
    const { code } = await runWithOutput(
      root,
      process.execPath,
      ['node_modules/jest/bin/jest.js', spec, '--selectProjects', 'http'],
      {
        NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
        HOSTILE_CALLS: calls,
        HOSTILE_SEED: seed,
        HOSTILE_SITE: address,
        HOSTILE_REPORT: report,
      },
    );
    if (code !== 0) throw new UserError(`a request failed; repeat with: npm run verify -- hostile ${calls} ${seed}`);
    print(JSON.parse(readFileSync(report, 'utf8')));
    return `${calls} calls, no 5xx`;
  });
}

function print({ statuses, calls }) {
  console.log(`${calls} public calls; responses by status:`);
  for (const [status, count] of Object.entries(statuses))
    console.log(`${count.toLocaleString('en-CA').padStart(8)}  ${status}`);
  console.log('every 200 matches the declared response; no 5xx');
}
