import { buildAll } from './build-all.mjs';
import { runJest } from './jest.mjs';
import { runJourneys } from './journeys.mjs';
import { runRules } from './rules.mjs';
import { formatReport } from './report.mjs';

const parts = [
  { name: 'rules', run: (root) => runRules(root, 'rules', 'check/check.mjs') },
  { name: 'rule violations', run: (root) => runRules(root, 'rule violations', 'check/check-rules.mjs') },
  { name: 'builds', run: buildAll },
  { name: 'unit, dom and http', run: runJest },
  { name: 'journeys', run: runJourneys },
];

/**
 * Runs every part of the tests in order, prints totals by kind and returns the sums `{ passed, failed }`. A part
 * returns lines `{ kind, passed, failed, failures }`; one that throws counts as one failure.
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
  const { text, passed, failed } = formatReport(lines);
  console.log(`\n${text}`);
  return { passed, failed };
}
