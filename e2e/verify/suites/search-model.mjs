// `npm run verify -- search-model [SEARCHES] [SEED]`: compares random searches with a naive model of the rules:
// listings, order, totals, pages, and the count of every facet value.
// `npm test` runs 500 of them. The model is in services/catalog/src/testing/naive-*.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { temporaryFolder } from '../../../packages/tooling/src/run/test-site/temporary-folder.mjs';
import { UserError } from '../../../packages/tooling/src/run/terminal/user-error.mjs';
import { runWithOutput } from '../../../packages/tooling/src/run/test/run-with-output.mjs';

const spec = 'services/catalog/src/search/search-model.http.spec.ts';

/** Runs `args[0]` searches (default 10,000) drawn from the seed `args[1]` (default: current time). */
export async function verify(root, [searches = '10000', seed = String(Math.floor(Date.now() / 1000))]) {
  const folder = temporaryFolder('search-model');
  const report = join(folder.path, 'report.json');
  try {
    console.log(`${searches} searches, seed ${seed}`);
    const { code } = await runWithOutput(
      root,
      process.execPath,
      ['node_modules/jest/bin/jest.js', spec, '--expand', '--selectProjects', 'http'],
      {
        NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
        MODEL_SEARCHES: searches,
        MODEL_SEED: seed,
        MODEL_REPORT: report,
      },
    );
    if (code !== 0)
      throw new UserError(`the search and the model differ: npm run verify -- search-model ${searches} ${seed}`);
    print(JSON.parse(readFileSync(report, 'utf8')));
    return `${searches} searches`;
  } finally {
    folder.remove();
  }
}

function print({ searches, homes, counts, withoutHomes, beyondTheEnd, boxes, lassos, clipped, keywords, featured }) {
  const row = (count, label) => console.log(`${count.toLocaleString('en-CA').padStart(12)}  ${label}`);
  row(searches, 'searches equal to the model: listings, order, total, page');
  row(homes, 'listings compared in order');
  row(counts, 'totals and facet counts compared');
  row(boxes, 'within map bounds');
  row(lassos, 'within a lasso');
  row(clipped, 'with bounds or lasso too large, not applied');
  row(keywords, 'with a keyword');
  row(featured, 'with featured listings above the page');
  row(beyondTheEnd, 'beyond the last page');
  row(withoutHomes, 'without results');
}
