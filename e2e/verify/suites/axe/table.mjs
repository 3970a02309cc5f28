import { annotationsIn } from '../../../../packages/tooling/src/run/test/journeys.mjs';

const impacts = ['critical', 'serious', 'moderate', 'minor', 'advice'];

const sumOf = (views) =>
  Object.fromEntries([
    ['views', views.length],
    ...impacts.map((impact) => [impact, views.reduce((sum, view) => sum + view[impact], 0)]),
  ]);

/**
 * Summarizes the annotations of a Playwright report: a row per screen, totals, best-practice advice, and layout faults.
 */
export function tableOf(report) {
  const views = annotationsIn(report, 'axe');
  const screens = [...new Set(views.map(({ screen }) => screen))];
  const row = (name, cells) => `${name.padEnd(34)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;
  const rows = [row('screen', ['views', ...impacts])];
  for (const screen of screens) {
    const sum = sumOf(views.filter((view) => view.screen === screen));
    rows.push(row(screen, [sum.views, ...impacts.map((impact) => sum[impact])]));
  }
  const broken = annotationsIn(report, 'layout').flatMap(({ screen, language, device, broken: faults }) =>
    faults.map((fault) => `${screen} (${language}, ${device}): ${fault}`),
  );
  return {
    rows,
    totals: sumOf(views),
    advice: [...new Set(views.flatMap(({ screen, adviceItems }) => adviceItems.map((item) => `${screen}: ${item}`)))],
    broken,
  };
}
