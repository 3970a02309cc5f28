// 10,000 random searches against a plain reading of the rules: the same homes, order, totals, pages, and the count of every value
// of every facet. `npm test` asks for 500 of them. The model stands in services/catalog/src/testing/naive-*.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { passingFolder } from '../passing-folder.mjs';
import { Refusal } from '../refusal.mjs';
import { runShown } from '../test/command.mjs';

const spec = 'services/catalog/src/search/search-model.http.spec.ts';

/** Asks for `words[0]` searches (10,000 unless said), drawn from the seed `words[1]` (of the moment unless said). */
export async function prove(root, [searches = '10000', seed = String(Math.floor(Date.now() / 1000))]) {
  const folder = passingFolder('search-model');
  const report = join(folder.path, 'report.json');
  try {
    console.log(`${searches} searches, seed ${seed}`);
    const { code } = await runShown(
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
      throw new Refusal(`the search and the model differ: npm run proof -- search-model ${searches} ${seed}`);
    print(JSON.parse(readFileSync(report, 'utf8')));
  } finally {
    folder.remove();
  }
}

function print({ searches, homes, counts, withoutHomes, beyondTheEnd, boxes, lassos, clipped, keywords, featured }) {
  const say = (count, words) => console.log(`${count.toLocaleString('en-CA').padStart(12)}  ${words}`);
  say(searches, 'searches gave the homes, order, total and page of the model');
  say(homes, 'homes compared in their order');
  say(counts, 'totals and facet counts compared');
  say(boxes, 'in a box of the map');
  say(lassos, 'in a lasso');
  say(clipped, 'with a box or lasso too large, not applied');
  say(keywords, 'with a keyword');
  say(featured, 'with featured homes above the page');
  say(beyondTheEnd, 'for a page beyond the end');
  say(withoutHomes, 'that found nothing');
}
