// Filters that few or no listings of a province match: every listing of the province is scanned.
import { lanesOf } from '../environment/bench-market.mjs';
import { measurePaired } from '../measure/paired.mjs';
import { figureRows, laneName } from '../report/figure-rows.mjs';

const REQUESTS = 300;
const WARM_UP = 60;
const JUDGED_FROM = 1_000_000;

/** Measures the figure; judges p95 at a million listings. */
export async function rareFigure({ markets, workload, report, judge, progress }) {
  const lanes = lanesOf(markets, ['raw', 'service', 'gateway']);
  const records = await progress.step('rare filters in a province', () =>
    measurePaired(lanes, (n) => workload.draw('rare', n), { requests: REQUESTS, warmUp: WARM_UP, inFlight: 1 }),
  );
  report.table('Rare filters in a whole province, 1 in flight', figureRows(lanes, records));
  const large = markets.at(-1);
  const service = records.get(laneName(large.size, 'service'));
  if (large.size >= JUDGED_FROM)
    judge.atMost(`service, rare filters in a province p95 in ms, ${large.size} listings`, service.times.p95, 60, {
      contestant: large.raw,
      slowest: service.slowest,
    });
}
