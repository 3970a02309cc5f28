// A page of a city with plain filters: raw SQL, service, gateway and, where it stands, the peer.
import { lanesOf } from '../house/bench-market.mjs';
import { measurePairedBySize } from '../measure/paired.mjs';
import { requireSameAnswers } from '../measure/same-answers.mjs';
import { figureRows, laneName } from '../tell/figure-rows.mjs';

const COMPARED = 60;
const PEER_JUDGED_AT = 100_000;
const contestants = ['raw', 'service', 'gateway', 'browser', 'peer'];

/** Measures the figure with 1, 8 and 16 in flight; judges 1 and 8. */
export async function cityFigure({ markets, asks, settings, report, judge, progress }) {
  const askAt = (n) => asks.draw('plain', n);
  const compared = Array.from({ length: COMPARED }, (_, n) => askAt(n));
  for (const market of markets)
    await requireSameAnswers(contestants.map((name) => market[name]).filter(Boolean), compared);
  progress.say(`    ${COMPARED} asks at each size: all contestants give the same homes`);
  const sizes = markets.map((market) => lanesOf([market], contestants));
  const lanes = sizes.flat();
  for (const inFlight of [1, 8, 16]) {
    const records = await progress.step(`city page, ${inFlight} in flight`, () =>
      measurePairedBySize(sizes, askAt, { ...settings, inFlight }),
    );
    report.table(
      `City page, ${inFlight} in flight`,
      figureRows(lanes, records),
      inFlight > 1 ? 'A closed loop: above the rate of two cores it measures the queue.' : '',
    );
    if (inFlight < 16) for (const market of markets) judgeMarket({ market, records, inFlight, judge });
  }
}

function judgeMarket({ market, records, inFlight, judge }) {
  const at = (name) => records.get(laneName(market.homes, name));
  const [raw, service, gateway, peer] = ['raw SQL', 'service', 'gateway', 'Directus'].map(at);
  const where = `${market.homes} homes, ${inFlight} in flight`;
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
  if (peer && market.homes === PEER_JUDGED_AT)
    judge.atLeast(
      `Directus / service, city page p50, ${where}`,
      peer.times.p50 / service.times.p50,
      inFlight === 1 ? 4 : 6,
    );
}
