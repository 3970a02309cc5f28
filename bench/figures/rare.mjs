// Filters that few homes of a province meet, or none: every home of the province is looked at.
import { lanesOf } from '../house/bench-market.mjs';
import { measurePaired } from '../measure/paired.mjs';
import { figureRows, laneName } from '../tell/figure-rows.mjs';

const REQUESTS = 300;
const WARM_UP = 60;
const JUDGED_FROM = 1_000_000;

/** Measures the figure; judges p95 at a million homes. */
export async function rareFigure({ markets, asks, report, judge, progress }) {
  const lanes = lanesOf(markets, ['raw', 'service', 'gateway']);
  const records = await progress.step('rare filters in a province', () =>
    measurePaired(lanes, (n) => asks.draw('rare', n), { requests: REQUESTS, warmUp: WARM_UP, inFlight: 1 }),
  );
  report.table('Rare filters in a whole province, 1 in flight', figureRows(lanes, records));
  const large = markets.at(-1);
  const service = records.get(laneName(large.homes, 'service'));
  if (large.homes >= JUDGED_FROM)
    judge.atMost(`service, rare filters in a province p95 in ms, ${large.homes} homes`, service.times.p95, 60, {
      contestant: large.raw,
      slowest: service.slowest,
    });
}
