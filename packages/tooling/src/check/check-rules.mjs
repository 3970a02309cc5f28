// `npm run check:rules`: writes one violation of every rule, expects each refusal by name, and removes the files.
// All files are written at once, so that each tool runs only once.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { boundaryViolations } from './boundary-violations.mjs';
import { otherViolations } from './other-violations.mjs';
import { eslintViolations } from './eslint-violations.mjs';

const all = [...eslintViolations, ...boundaryViolations, ...otherViolations];
const planted = Object.assign({}, ...all.map(({ file, text, beside }) => ({ [file]: text, ...beside })));
const bin = (name, ...args) => {
  const { stdout, stderr } = spawnSync(`node_modules/.bin/${name}`, args, { encoding: 'utf8', maxBuffer: 64e6 });
  return { stdout, output: stdout + stderr };
};

function removePlanted() {
  for (const file of Object.keys(planted)) rmSync(file, { force: true });
  for (const folder of [...new Set(Object.keys(planted).map(dirname))].sort((a, b) => b.length - a.length))
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  for (const folder of [...new Set(Object.keys(planted).map((file) => dirname(dirname(file))))])
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Returns a predicate per tool: whether a violation was refused by its rule. */
function refusals() {
  const files = (list) => list.flatMap(({ file, beside }) => [file, ...Object.keys(beside ?? {})]);
  const lint = (list, ...options) =>
    JSON.parse(bin('eslint', '--format', 'json', '--no-warn-ignored', ...options, ...files(list)).stdout);
  const linted = lint(eslintViolations);
  const onlyFaults = eslintViolations.filter(({ isOnlyFault }) => isOnlyFault);
  const lintedWithoutRule = lint(onlyFaults, '--rule', '{"local/plain-terms": "off"}');
  const cruised = JSON.parse(
    bin(
      'depcruise',
      '--config',
      'packages/tooling/src/check/boundaries.mjs',
      '--output-type',
      'json',
      ...files(boundaryViolations),
    ).stdout,
  );
  const typed = bin('tsc', '-p', 'tsconfig.node.json', '--incremental', 'false').output;
  const knipped = bin('knip', '--no-progress').output;
  const unformatted = bin('prettier', '--list-different', ...otherViolations.map(({ file }) => file)).output;
  const unlinked = spawnSync('node', ['packages/tooling/src/check/links.mjs'], { encoding: 'utf8' }).stdout;
  const messageFaults = spawnSync('node', ['packages/tooling/src/check/messages.mjs'], { encoding: 'utf8' }).stdout;
  const crowded = spawnSync('node', ['packages/tooling/src/check/folder-sizes.mjs'], { encoding: 'utf8' }).stdout;
  const termFaults = spawnSync('node', ['packages/tooling/src/check/plain-terms-check.mjs'], {
    encoding: 'utf8',
  }).stdout;
  const supplied = ({ file }) =>
    spawnSync('node', ['packages/tooling/src/check/supply-chain.mjs', file], { encoding: 'utf8' }).stdout;
  return {
    eslint: ({ rule, file, pattern, isOnlyFault }) =>
      linted.some(
        ({ filePath, messages }) =>
          filePath.endsWith(file) && messages.some(({ ruleId, message }) => ruleId === rule && pattern.test(message)),
      ) &&
      (!isOnlyFault || lintedWithoutRule.some(({ filePath, messages }) => filePath.endsWith(file) && !messages.length)),
    depcruise: ({ rule, file }) =>
      cruised.summary.violations.some((violation) => violation.rule.name === rule && violation.from === file),
    tsc: ({ expect }) => expect.test(typed),
    knip: ({ expect }) => expect.test(knipped),
    prettier: ({ file }) => unformatted.split('\n').includes(file),
    'supply-chain': (breach) => breach.expect.test(supplied(breach)),
    'lockfile-lint': ({ file, expect }) => expect.test(bin('lockfile-lint', '--path', file).output),
    'plain-terms': ({ file, beside }) =>
      termFaults.includes(file) && Object.keys(beside).every((name) => !termFaults.includes(name)),
    messages: ({ expect }) => expect.every((fault) => fault.test(messageFaults)),
    folders: ({ expect }) => expect.test(crowded),
    links: ({ file, beside }) => [file, ...Object.keys(beside)].every((name) => unlinked.includes(`${name}:`)),
  };
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    removePlanted();
    process.exit(130);
  });
let missed = 0;
try {
  for (const [file, text] of Object.entries(planted)) {
    if (existsSync(file)) throw new Error(`${file} already exists: a violation never overwrites a file`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
  }
  const refused = refusals();
  for (const breach of all) {
    const isRefused = refused[breach.tool](breach);
    if (!isRefused) missed += 1;
    console.log(
      `${isRefused ? 'refused' : 'MISSED '}  ${breach.tool.padEnd(9)} ${breach.rule.padEnd(40)} ${breach.file}`,
    );
  }
} finally {
  removePlanted();
}
console.log(`${all.length - missed} passed, ${missed} failed`);
process.exit(missed ? 1 : 0);
