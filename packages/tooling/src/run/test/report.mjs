const slowestFiles = 25;

/**
 * Formats the results of a test run as a table with the failures and the slowest files below it, and sums them. Every
 * line: `{ kind, passed, failed, failures, seconds, files }`; `files` holds `{ name, seconds }`.
 */
export function formatReport(lines) {
  const row = (kind, passed, failed, seconds) =>
    `${kind.padEnd(20)} ${String(passed).padStart(7)} ${String(failed).padStart(7)} ${String(seconds).padStart(9)}`;
  const table = [
    row('kind', 'passed', 'failed', 'seconds'),
    ...lines.map((line) => row(line.kind, line.passed, line.failed, line.seconds.toFixed(1))),
  ];
  const failures = lines.flatMap(({ kind, failures = [] }) => failures.map((name) => `  ${kind}: ${name}`));
  const files = lines.flatMap(({ files = [] }) => files).sort((one, other) => other.seconds - one.seconds);
  const slowest = files
    .slice(0, slowestFiles)
    .map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  const text = [...table, ...part('Slowest files:', slowest), ...part('Failures:', failures)].join('\n');
  return { text, passed: sum(lines, 'passed'), failed: sum(lines, 'failed') };
}

const part = (title, lines) => (lines.length > 0 ? ['', title, ...lines] : []);

function sum(lines, field) {
  return lines.reduce((total, line) => total + line[field], 0);
}
