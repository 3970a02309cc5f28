/**
 * Formats the results of a test run as a table with the failures below it, and sums them. Every line: `{ kind, passed,
 * failed, failures, seconds }`.
 */
export function formatReport(lines) {
  const row = (kind, passed, failed, seconds) =>
    `${kind.padEnd(20)} ${String(passed).padStart(7)} ${String(failed).padStart(7)} ${String(seconds).padStart(9)}`;
  const table = [
    row('kind', 'passed', 'failed', 'seconds'),
    ...lines.map((line) => row(line.kind, line.passed, line.failed, line.seconds.toFixed(1))),
  ];
  const failures = lines.flatMap(({ kind, failures = [] }) => failures.map((name) => `  ${kind}: ${name}`));
  const text = [...table, ...(failures.length > 0 ? ['', 'Failures:', ...failures] : [])].join('\n');
  return { text, passed: sum(lines, 'passed'), failed: sum(lines, 'failed') };
}

function sum(lines, field) {
  return lines.reduce((total, line) => total + line[field], 0);
}
