/** Formats a duration: `48 s`, `12 min`. */
export function durationText(seconds) {
  return seconds < 100 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}

/** Returns the table of a run of all suites, with totals below. */
export function suiteTable(rows) {
  const cells = [
    ['suite', 'result', 'duration', 'figures'],
    ...rows.map(({ name, passed, seconds, headline }) => [
      name,
      passed ? 'passed' : 'FAILED',
      durationText(seconds),
      headline,
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column].length)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const failed = rows.filter(({ passed }) => !passed).length;
  return [...lines, `${rows.length - failed} passed, ${failed} failed`].join('\n');
}
