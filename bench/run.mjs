// `npm run bench -- NAME`: runs one bench and writes its tables to bench/results/. Without a name: all search figures,
// with their budgets.
// The verification suite `start` is also a bench.
import { UserError } from '../packages/tooling/src/run/terminal/user-error.mjs';
import { root } from '../packages/tooling/src/root.mjs';
import { verify as verifyStart } from '../e2e/verify/suites/start.mjs';
import { createDatabases } from './data.mjs';
import { figureNames, measureSearch } from './search.mjs';
import { measureFreshness } from './freshness.mjs';
import { measureLists } from './lists.mjs';
import { measurePhotos } from './photos.mjs';
import { measureSpending } from './spending.mjs';

const benches = {
  search: measureSearch,
  data: createDatabases,
  spending: measureSpending,
  photos: measurePhotos,
  freshness: measureFreshness,
  lists: measureLists,
  start: verifyStart,
  ...Object.fromEntries(figureNames.map((name) => [name, (folder, args) => measureSearch(folder, args, name)])),
};
const [first, ...rest] = process.argv.slice(2);
const isNamed = first !== undefined && !first.startsWith('--');
const [name, args] = isNamed ? [first, rest] : ['search', process.argv.slice(2)];

if (!Object.hasOwn(benches, name)) {
  console.log(
    `Usage: ${Object.keys(benches)
      .map((benchName) => `npm run bench -- ${benchName}`)
      .join(', ')}`,
  );
  process.exit(1);
}
await benches[name](root, args).catch((error) => {
  console.error(error instanceof UserError ? error.message : error.stack);
  process.exitCode = 1;
});
