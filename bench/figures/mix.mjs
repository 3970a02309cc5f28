// The mix of a visitor's day: 40 % city pages, boxes, markers, completions, single homes, words, deep pages, misspellings.
import { lanesOf } from '../house/bench-market.mjs';
import { measurePaired } from '../measure/paired.mjs';
import { figureRows, kindRows, laneName } from '../tell/figure-rows.mjs';

const contestants = ['raw', 'service', 'gateway'];
const GROWN = 100;

/** Measures the mix with 1, 8 and 16 in flight; judges how p95 grows with the market. */
export async function mixFigure({ markets, asks, settings, report, judge, progress }) {
  const lanes = lanesOf(markets, contestants);
  for (const inFlight of [1, 8, 16]) {
    const records = await progress.step(`mix, ${inFlight} in flight`, () =>
      measurePaired(lanes, asks.mix, { ...settings, inFlight }),
    );
    report.table(
      `Mix, ${inFlight} in flight`,
      figureRows(lanes, records).map(({ homes, contestant, p50, p95, p99, 'req/s': rate }) => ({
        homes,
        contestant,
        p50,
        p95,
        p99,
        'req/s': rate,
      })),
      'Raw SQL answers the pages only (65 % of the mix).',
    );
    if (inFlight > 1) continue;
    report.table('Mix, 1 in flight, p50 / p95 in ms by kind', kindRows(lanes, records));
    judgeGrowth({ markets, records, judge, report });
  }
}

function judgeGrowth({ markets, records, judge, report }) {
  const [small, large] = [markets[0], markets.at(-1)];
  const growth = (name) =>
    records.get(laneName(large.homes, name)).times.p95 / records.get(laneName(small.homes, name)).times.p95;
  report.table(
    `Mix, p95 at ${large.homes} / p95 at ${small.homes}`,
    ['raw SQL', 'service', 'gateway'].map((name) => ({ contestant: name, growth: growth(name) })),
  );
  if (large.homes / small.homes < GROWN) return;
  judge.atMost(`service, mix p95, ${large.homes} / ${small.homes} homes, 1 in flight`, growth('service'), 16, {
    contestant: large.raw,
    slowest: records.get(laneName(large.homes, 'service')).slowest,
  });
}
