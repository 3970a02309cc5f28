// `npm run check:rules`: plants one breach of every rule, expects the refusal by name, and removes what it planted.
// A rule that no longer refuses its breach is no rule. All are planted at once, so each tool runs a single time.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { betweenFiles, elsewhere, inFiles } from './breaches.mjs';

const all = [...inFiles, ...betweenFiles, ...elsewhere];
const planted = Object.assign({}, ...all.map(({ file, text, beside }) => ({ [file]: text, ...beside })));
const bin = (name, ...args) => {
  const { stdout, stderr } = spawnSync(`node_modules/.bin/${name}`, args, { encoding: 'utf8', maxBuffer: 64e6 });
  return { stdout, said: stdout + stderr };
};

function uproot() {
  for (const file of Object.keys(planted)) rmSync(file, { force: true });
  for (const folder of [...new Set(Object.keys(planted).map(dirname))].sort((a, b) => b.length - a.length))
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  for (const folder of [...new Set(Object.keys(planted).map((file) => dirname(dirname(file))))])
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}

/** tool → a question: did it refuse this breach by this rule? */
function refusals() {
  const files = (list) => list.flatMap(({ file, beside }) => [file, ...Object.keys(beside ?? {})]);
  const linted = JSON.parse(bin('eslint', '--format', 'json', '--no-warn-ignored', ...files(inFiles)).stdout);
  const cruised = JSON.parse(
    bin(
      'depcruise',
      '--config',
      'packages/tooling/src/check/boundaries.cjs',
      '--output-type',
      'json',
      ...files(betweenFiles),
    ).stdout,
  );
  const typed = bin('tsc', '-p', 'tsconfig.node.json', '--incremental', 'false').said;
  const knipped = bin('knip', '--no-progress').said;
  return {
    eslint: ({ rule, file, says }) =>
      linted.some(
        ({ filePath, messages }) =>
          filePath.endsWith(file) && messages.some(({ ruleId, message }) => ruleId === rule && says.test(message)),
      ),
    depcruise: ({ rule, file }) =>
      cruised.summary.violations.some((violation) => violation.rule.name === rule && violation.from === file),
    tsc: ({ expect }) => expect.test(typed),
    knip: ({ expect }) => expect.test(knipped),
  };
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    uproot();
    process.exit(130);
  });
let missed = 0;
try {
  for (const [file, text] of Object.entries(planted)) {
    if (existsSync(file)) throw new Error(`${file} is there already: a breach is never written over a file`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
  }
  const refused = refusals();
  for (const breach of all) {
    const held = refused[breach.tool](breach);
    if (!held) missed += 1;
    console.log(`${held ? 'refused' : 'MISSED '}  ${breach.tool.padEnd(9)} ${breach.rule.padEnd(40)} ${breach.file}`);
  }
} finally {
  uproot();
}
console.log(`${all.length - missed} passed, ${missed} failed`);
process.exit(missed ? 1 : 0);
