// Maps of a screen of 1280 x 800 with a highest rent, at each zoom: below 10 from the roll-up, above from the homes.
import { lanesOf } from '../house/bench-market.mjs';
import { measurePaired } from '../measure/paired.mjs';
import { kindRows } from '../tell/figure-rows.mjs';

const zooms = Array.from({ length: 13 }, (_, at) => at + 3);
const ROUNDS = 40;
const WARM_UP_ROUNDS = 8;

/** Measures the service at zoom 3 to 15; nothing here is judged. */
export async function markersFigure({ markets, asks, report, progress }) {
  const lanes = lanesOf(markets, ['service']);
  const askAt = (n) => asks.markersAt(n, zooms[n % zooms.length]);
  const how = { requests: ROUNDS * zooms.length, warmUp: WARM_UP_ROUNDS * zooms.length, inFlight: 1 };
  const records = await progress.step('markers, zoom 3 to 15', () => measurePaired(lanes, askAt, how));
  report.table('Markers of a screen with a highest rent, p50 / p95 in ms', kindRows(lanes, records));
}
