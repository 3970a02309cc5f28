// Map queries of a 1280 × 800 screen with a maximum rent, at each zoom: below 10 from the roll-up, from 10 on from
// listings.
import { lanesOf } from '../environment/bench-market.mjs';
import { measurePaired } from '../measure/paired.mjs';
import { kindRows } from '../report/figure-rows.mjs';

const zooms = Array.from({ length: 13 }, (_, at) => at + 3);
const ROUNDS = 40;
const WARM_UP_ROUNDS = 8;

/** Measures the service at zoom 3 to 15; not judged. */
export async function markersFigure({ markets, workload, report, progress }) {
  const lanes = lanesOf(markets, ['service']);
  const queryAt = (n) => workload.markersAt(n, zooms[n % zooms.length]);
  const options = { requests: ROUNDS * zooms.length, warmUp: WARM_UP_ROUNDS * zooms.length, inFlight: 1 };
  const records = await progress.step('markers, zoom 3 to 15', () => measurePaired(lanes, queryAt, options));
  report.table('Markers of a screen with a highest rent, p50 / p95 in ms', kindRows(lanes, records));
}
