// `npm run bench -- NAME`: measures and keeps the table in bench/results/. A proof that measures is also a bench. Without a name: search.
const benches = { search: './search.mjs', data: './data.mjs', start: '../packages/tooling/src/run/proofs/start.mjs' };
const [first, ...rest] = process.argv.slice(2);
const isNamed = first !== undefined && !first.startsWith('--');
const [name, words] = isNamed ? [first, rest] : ['search', process.argv.slice(2)];

if (!Object.hasOwn(benches, name)) {
  console.log(`Name a bench: ${Object.keys(benches).map((one) => `npm run bench -- ${one}`).join(', ')}`);
  process.exit(1);
}
const { root } = await import('../packages/tooling/src/root.mjs');
const { Refusal } = await import('../packages/tooling/src/run/refusal.mjs');
const { prove } = await import(benches[name]);
await prove(root, words).catch((error) => {
  console.error(error instanceof Refusal ? error.message : error.stack);
  process.exitCode = 1;
});
