// `npm run check:rules`: writes one violation of every rule, expects each refusal by name, and removes the files.
// All files are written at once, so that each tool runs only once; the tools run at the same time.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { boundaryViolations } from './boundary-violations.mjs';
import { otherViolations } from './other-violations.mjs';
import { eslintViolations } from './eslint-violations.mjs';

const all = [...eslintViolations, ...boundaryViolations, ...otherViolations];
const planted = Object.assign({}, ...all.map(({ file, text, beside }) => ({ [file]: text, ...beside })));
/** Runs a program; resolves to what it printed, the messages of both streams in `output`. */
async function run(command, args) {
  const child = spawn(command, args);
  const printed = { stdout: '', output: '' };
  child.stdout.on('data', (chunk) => {
    printed.stdout += chunk;
    printed.output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed.output += chunk;
  });
  await once(child, 'close');
  return printed;
}
const bin = (name, ...args) => run(`node_modules/.bin/${name}`, args);
const check = (name, ...args) => run(process.execPath, [`packages/tooling/src/check/${name}.mjs`, ...args]);

function removePlanted() {
  for (const file of Object.keys(planted)) rmSync(file, { force: true });
  for (const folder of [...new Set(Object.keys(planted).map(dirname))].sort((a, b) => b.length - a.length))
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  for (const folder of [...new Set(Object.keys(planted).map((file) => dirname(dirname(file))))])
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Runs every tool on the planted files. */
async function runTools() {
  const files = (list) => list.flatMap(({ file, beside }) => [file, ...Object.keys(beside ?? {})]);
  const boundaries = ['--config', 'packages/tooling/src/check/boundaries.mjs', '--output-type', 'json'];
  const lint = (list, ...options) => bin('eslint', '--format', 'json', '--no-warn-ignored', ...options, ...files(list));
  const onlyFaults = eslintViolations.filter(({ isOnlyFault }) => isOnlyFault);
  // These tools take one lockfile each.
  const perFile = (name, program) =>
    otherViolations.filter(({ tool }) => tool === name).map(({ file }) => [file, program(file)]);
  const tools = {
    eslint: lint(eslintViolations),
    eslintWithoutRule: lint(onlyFaults, '--rule', '{"local/plain-terms": "off"}'),
    depcruise: bin('depcruise', ...boundaries, ...files(boundaryViolations)),
    tsc: bin('tsc', '-p', 'tsconfig.node.json', '--incremental', 'false'),
    knip: bin('knip', '--no-progress'),
    prettier: bin('prettier', '--list-different', ...otherViolations.map(({ file }) => file)),
    links: check('links'),
    messages: check('messages'),
    folders: check('folder-sizes'),
    terms: check('plain-terms-check'),
    ...Object.fromEntries(perFile('supply-chain', (file) => check('supply-chain', file))),
    ...Object.fromEntries(perFile('lockfile-lint', (file) => bin('lockfile-lint', '--path', file))),
  };
  const results = Object.entries(tools).map(async ([name, printed]) => [name, await printed]);
  return Object.fromEntries(await Promise.all(results));
}

/** Returns a predicate per tool: whether a violation was refused by its rule. */
function refusals(printed) {
  const linted = JSON.parse(printed.eslint.stdout);
  const lintedWithoutRule = JSON.parse(printed.eslintWithoutRule.stdout);
  const cruised = JSON.parse(printed.depcruise.stdout);
  const terms = printed.terms.stdout;
  const unformatted = printed.prettier.output.split('\n');
  return {
    eslint: ({ rule, file, pattern, isOnlyFault }) =>
      linted.some(
        ({ filePath, messages }) =>
          filePath.endsWith(file) && messages.some(({ ruleId, message }) => ruleId === rule && pattern.test(message)),
      ) &&
      (!isOnlyFault || lintedWithoutRule.some(({ filePath, messages }) => filePath.endsWith(file) && !messages.length)),
    depcruise: ({ rule, file }) =>
      cruised.summary.violations.some((violation) => violation.rule.name === rule && violation.from === file),
    tsc: ({ expect }) => expect.test(printed.tsc.output),
    knip: ({ expect }) => expect.test(printed.knip.output),
    prettier: ({ file }) => unformatted.includes(file),
    'supply-chain': ({ file, expect }) => expect.test(printed[file].stdout),
    'lockfile-lint': ({ file, expect }) => expect.test(printed[file].output),
    'plain-terms': ({ file, beside }) =>
      terms.includes(file) && Object.keys(beside).every((name) => !terms.includes(name)),
    messages: ({ expect }) => expect.every((fault) => fault.test(printed.messages.stdout)),
    folders: ({ expect }) => expect.test(printed.folders.stdout),
    links: ({ file, beside = {} }) =>
      [file, ...Object.keys(beside)].every((name) => printed.links.stdout.includes(`${name}:`)),
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
  const refused = refusals(await runTools());
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
