// City page with plain filters: raw SQL, service, gateway and, where it was opened, the competitor.
import { lanesOf } from '../environment/bench-market.mjs';
import { measurePairedBySize } from '../measure/paired.mjs';
import { requireSameResponses } from '../measure/same-responses.mjs';
import { figureRows, laneName } from '../report/figure-rows.mjs';

const COMPARED_QUERIES = 60;
const COMPETITOR_JUDGED_AT = 100_000;
const contestants = ['raw', 'service', 'gateway', 'browser', 'competitor'];

/** Measures the city page with 1, 8 and 16 requests in flight; judges 1 and 8. */
export async function cityFigure({ markets, workload, settings, report, judge, progress }) {
  const queryAt = (n) => workload.draw('plain', n);
  const compared = Array.from({ length: COMPARED_QUERIES }, (_, n) => queryAt(n));
  for (const market of markets)
    await requireSameResponses(contestants.map((name) => market[name]).filter(Boolean), compared);
  progress.print(`    ${COMPARED_QUERIES} queries at each size: all contestants return the same listings`);
  const sizes = markets.map((market) => lanesOf([market], contestants));
  const lanes = sizes.flat();
  for (const inFlight of [1, 8, 16]) {
    const records = await progress.step(`city page, ${inFlight} in flight`, () =>
      measurePairedBySize(sizes, queryAt, { ...settings, inFlight }),
    );
    report.table(
      `City page, ${inFlight} in flight`,
      figureRows(lanes, records),
      inFlight > 1 ? 'Closed loop: above the throughput of two cores, times include queueing.' : '',
    );
    if (inFlight < 16) for (const market of markets) judgeMarket({ market, records, inFlight, judge });
  }
}

function judgeMarket({ market, records, inFlight, judge }) {
  const at = (name) => records.get(laneName(market.size, name));
  const [raw, service, gateway, competitor] = ['raw SQL', 'service', 'gateway', 'Directus'].map(at);
  const where = `${market.size} listings, ${inFlight} in flight`;
  const evidence = { contestant: market.raw, slowest: service.slowest };
  judge.atMost(
    `service / raw SQL, city page p50, ${where}`,
    service.times.p50 / raw.times.p50,
    inFlight === 1 ? 1.6 : 2,
    evidence,
  );
  judge.atMost(`service / raw SQL, city page p95, ${where}`, service.times.p95 / raw.times.p95, 2, evidence);
  judge.atLeast(
    `service / raw SQL, city page requests/s, ${where}`,
    service.times.rate / raw.times.rate,
    0.6,
    evidence,
  );
  judge.atMost(`gateway / service, city page p50, ${where}`, gateway.times.p50 / service.times.p50, 1.4, evidence);
  if (competitor && market.size === COMPETITOR_JUDGED_AT)
    judge.atLeast(
      `Directus / service, city page p50, ${where}`,
      competitor.times.p50 / service.times.p50,
      inFlight === 1 ? 4 : 6,
    );
}
