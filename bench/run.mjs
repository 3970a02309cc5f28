// `npm run bench -- NAME`: measures and keeps the table in bench/results/. A proof that measures is also a bench.
const benches = { start: '../packages/tooling/src/run/proofs/start.mjs' };
const [name, ...words] = process.argv.slice(2);

if (!Object.hasOwn(benches, name ?? '')) {
  console.log(`Name a bench: ${Object.keys(benches).map((one) => `npm run bench -- ${one}`).join(', ')}`);
  process.exit(1);
}
const { root } = await import('../packages/tooling/src/root.mjs');
const { prove } = await import(benches[name]);
await prove(root, words);
