// `npm run bench -- NAME`: measures and keeps the tables in bench/results/. A proof that measures is also a bench. Without a name:
// everything about search, and what of it is judged.
import { Refusal } from '../packages/tooling/src/run/refusal.mjs';
import { root } from '../packages/tooling/src/root.mjs';
import { prove as proveStart } from '../packages/tooling/src/run/proofs/start.mjs';
import { prove as makeData } from './data.mjs';
import { figureNames, prove as proveSearch } from './search.mjs';

const benches = {
  search: proveSearch,
  data: makeData,
  start: proveStart,
  ...Object.fromEntries(figureNames.map((name) => [name, (folder, words) => proveSearch(folder, words, name)])),
};
const [first, ...rest] = process.argv.slice(2);
const isNamed = first !== undefined && !first.startsWith('--');
const [name, words] = isNamed ? [first, rest] : ['search', process.argv.slice(2)];

if (!Object.hasOwn(benches, name)) {
  console.log(
    `Name a bench: ${Object.keys(benches)
      .map((one) => `npm run bench -- ${one}`)
      .join(', ')}`,
  );
  process.exit(1);
}
await benches[name](root, words).catch((error) => {
  console.error(error instanceof Refusal ? error.message : error.stack);
  process.exitCode = 1;
});
