import { buildAll } from './build-all.mjs';
import { runJest } from './jest.mjs';
import { runJourneys } from './journeys.mjs';
import { runRules } from './rules.mjs';
import { reportOf } from './report.mjs';

const parts = [
  { name: 'rules', run: (root) => runRules(root, 'rules', 'check/check.mjs') },
  { name: 'planted breaches', run: (root) => runRules(root, 'planted breaches', 'check/check-rules.mjs') },
  { name: 'builds', run: buildAll },
  { name: 'unit, dom and http', run: runJest },
  { name: 'journeys', run: runJourneys },
];

/**
 * Runs every part of the tests in order and prints totals by kind; gives `{ passed, failed }` of all. A part gives lines
 * `{ kind, passed, failed, failures }`; one that breaks counts as one failure.
 */
export async function runParts(root) {
  const lines = [];
  for (const { name, run } of parts) {
    console.log(`\n── ${name} ──`);
    const began = performance.now();
    const counted = await run(root).catch((error) => [{ kind: name, passed: 0, failed: 1, failures: [error.message] }]);
    const seconds = (performance.now() - began) / 1000;
    lines.push(...counted.map((line) => ({ ...line, seconds: line.seconds ?? seconds })));
  }
  const { text, passed, failed } = reportOf(lines);
  console.log(`\n${text}`);
  return { passed, failed };
}
