// `npm run verify -- card-data`: buys credits with test cards in a real browser, and searches everything that the site
// stored or printed for card numbers: every row, every file, every log line. The journeys search what the browser
// stores and sends.
import { buildAll } from '../../../../packages/tooling/src/run/test/build-all.mjs';
import { lineOf, runPlaywrightOn } from '../../../../packages/tooling/src/run/test/journeys.mjs';
import { withSite } from '../../../../packages/tooling/src/run/test-site/with-site.mjs';
import { UserError } from '../../../../packages/tooling/src/run/terminal/user-error.mjs';
import { cardNumbersIn } from './card-numbers.mjs';
import { visitFiles, visitRows } from './stored-texts.mjs';

const name = 'card-data';
const journeys = ['-c', 'e2e/playwright.config.ts', 'e2e/journeys/checkout.e2e.ts'];

export async function verify(root) {
  await buildAll(root);
  return withSite(root, name, async (site) => {
    const { failed, failures, passed } = lineOf(await runPlaywrightOn(site, { root, name, args: journeys }));
    if (failed > 0 || passed === 0) throw new UserError(`${failed} purchases failed:\n${failures.join('\n')}`);
    const places = [];
    const visit = (place, text) => {
      if (cardNumbersIn(text).length > 0) places.push(place);
    };
    const tables = await visitRows(site.dataDir, visit);
    const files = visitFiles(site.dataDir, visit);
    visit('output of the site', site.output());
    if (places.length > 0) throw new UserError(`card numbers in:\n${[...new Set(places)].join('\n')}`);
    return `${passed} purchases, ${tables} tables, ${files} files, 0 card numbers`;
  });
}
