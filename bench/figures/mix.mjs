// Mix of a typical visitor: 40 % city pages, then map bounds, markers, completions, single listings, keywords, deep
// pages and misspellings.
import { lanesOf } from '../environment/bench-market.mjs';
import { measurePaired } from '../measure/paired.mjs';
import { figureRows, kindRows, laneName } from '../report/figure-rows.mjs';

const contestants = ['raw', 'service', 'gateway'];
const MIN_GROWTH_FACTOR = 100;

/** Measures the mix with 1, 8 and 16 requests in flight; judges how p95 grows with the market. */
export async function mixFigure({ markets, workload, settings, report, judge, progress }) {
  const lanes = lanesOf(markets, contestants);
  for (const inFlight of [1, 8, 16]) {
    const records = await progress.step(`mix, ${inFlight} in flight`, () =>
      measurePaired(lanes, workload.mix, { ...settings, inFlight }),
    );
    report.table(
      `Mix, ${inFlight} in flight`,
      figureRows(lanes, records).map(({ size, contestant, p50, p95, p99, 'req/s': rate }) => ({
        size,
        contestant,
        p50,
        p95,
        p99,
        'req/s': rate,
      })),
      'Raw SQL supports page queries only (65 % of the mix).',
    );
    if (inFlight > 1) continue;
    report.table('Mix, 1 in flight, p50 / p95 in ms by kind', kindRows(lanes, records));
    judgeGrowth({ markets, records, judge, report });
  }
}

function judgeGrowth({ markets, records, judge, report }) {
  const [small, large] = [markets[0], markets.at(-1)];
  const growth = (name) =>
    records.get(laneName(large.size, name)).times.p95 / records.get(laneName(small.size, name)).times.p95;
  report.table(
    `Mix, p95 at ${large.size} / p95 at ${small.size}`,
    ['raw SQL', 'service', 'gateway'].map((name) => ({ contestant: name, growth: growth(name) })),
  );
  if (large.size / small.size < MIN_GROWTH_FACTOR) return;
  judge.atMost(`service, mix p95, ${large.size} / ${small.size} listings, 1 in flight`, growth('service'), 16, {
    contestant: large.raw,
    slowest: records.get(laneName(large.size, 'service')).slowest,
  });
}
