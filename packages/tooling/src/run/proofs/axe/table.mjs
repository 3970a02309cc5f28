import { notesIn } from '../../test/journeys.mjs';

const weights = ['critical', 'serious', 'moderate', 'minor', 'advice'];

const sumOf = (looks) =>
  Object.fromEntries([
    ['looks', looks.length],
    ...weights.map((weight) => [weight, looks.reduce((sum, look) => sum + look[weight], 0)]),
  ]);

/** Counts the looks of a report of Playwright: a row for each screen, totals, what could be better, and shapes that break. */
export function tableOf(report) {
  const looks = notesIn(report, 'axe');
  const screens = [...new Set(looks.map(({ screen }) => screen))];
  const row = (name, cells) => `${name.padEnd(34)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;
  const rows = [row('screen', ['looks', ...weights])];
  for (const screen of screens) {
    const sum = sumOf(looks.filter((look) => look.screen === screen));
    rows.push(row(screen, [sum.looks, ...weights.map((weight) => sum[weight])]));
  }
  const broken = notesIn(report, 'layout').flatMap(({ screen, language, device, broken: shapes }) =>
    shapes.map((shape) => `${screen} (${language}, ${device}): ${shape}`),
  );
  return {
    rows,
    totals: sumOf(looks),
    advice: [...new Set(looks.flatMap(({ screen, adviceWords }) => adviceWords.map((words) => `${screen}: ${words}`)))],
    broken,
  };
}
