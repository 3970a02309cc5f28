// `npm run proof -- NAME`: a long proof that is no part of `npm test`. Without a name: which there are.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { root } from '../root.mjs';
import { explain } from './explain.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'proofs');
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.replace('.mjs', ''));
const [name, ...words] = process.argv.slice(2);

if (!known.includes(name)) {
  console.log(`Name a proof: ${known.map((one) => `npm run proof -- ${one}`).join(', ')}`);
  process.exit(1);
}
// a proof exports `prove(root, words)`, which prints what it measured and throws when it does not hold
const { prove } = await import(`./proofs/${name}.mjs`);
await prove(root, words).then(
  () => console.log(`proof ${name}: holds`),
  (error) => {
    console.error(`${explain(error)}\nproof ${name}: does NOT hold`);
    process.exitCode = 1;
  },
);
