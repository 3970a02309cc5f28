// A landlord's feed writes while people search, in a copy of the market that is thrown away afterwards.
import { sizesOf } from '../data/indexes.mjs';
import { startFeed } from '../feed/feed-process.mjs';
import { openMarket } from '../house/bench-market.mjs';
import { addressAs, copyDatabase, databaseOf, dropDatabase } from '../house/bench-server.mjs';
import { measureWhile } from '../measure/while.mjs';
import { Times } from '../measure/times.mjs';

const ROWS = 50_000;
const PER_SECOND = 1000;
const WINDOW_MS = 6000;
const WINDOWS = 5;
const FEED = 'bench_feed';

/** Measures a steady feed of 1,000 rows a second (judged), then 50,000 rows as fast as they go. */
export async function feedFigure({ settings, server, homes, asks, report, judge, progress, ...context }) {
  await progress.step('market copied for the feed', () => copyDatabase(server, databaseOf(homes), FEED));
  const market = await openMarket({ ...context, ...settings, server, homes, database: FEED, names: ['catalog'] });
  const feed = startFeed();
  try {
    await feed('open', { url: addressAs(server, FEED, 'catalog'), homes });
    const askAt = searchesOf(asks);
    await measureWhile(market.service, askAt, { ms: WINDOW_MS });
    await progress.step('search while a feed writes', () =>
      steady({ settings, market, feed, askAt, homes, report, judge }),
    );
    await progress.step('50,000 rows at once', () => atOnce({ settings, server, market, feed, askAt, homes, report }));
  } finally {
    await feed.close();
    await market.close();
    await dropDatabase(server, FEED);
  }
}

// pages of the mix; every one of them goes to the database
function searchesOf(asks) {
  const kinds = ['city', 'city', 'city', 'city', 'city', 'box', 'box', 'markers', 'text', 'deep'];
  return (n) => asks.draw(kinds[n % kinds.length], n);
}

// windows with and without the feed take turns
async function steady({ settings, market, feed, askAt, homes, report, judge }) {
  const [quiet, busy] = [new Times(), new Times()];
  const rates = [];
  for (let window = 0; window < WINDOWS; window += 1) {
    await measureWhile(market.service, askAt, { ms: WINDOW_MS, times: quiet });
    await feed('stream', { perSecond: PER_SECOND, seed: settings.seed + window });
    await measureWhile(market.service, askAt, { ms: WINDOW_MS, times: busy });
    rates.push(await feed('halt'));
  }
  const written = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  report.table(
    `Search, 1 in flight, while a feed writes, ${homes} homes`,
    [rowOf('no feed', quiet), rowOf(`${Math.round(written)} rows/s`, busy)],
    `Asked for: ${PER_SECOND} rows a second, in batches of 500.`,
  );
  judge.atMost(
    `search p95 while a feed writes ${PER_SECOND} rows/s / without, ${homes} homes`,
    busy.p95 / quiet.p95,
    2,
  );
  judge.atLeast(`the feed's rows a second while people search, ${homes} homes`, written, PER_SECOND * 0.9);
}

async function atOnce({ settings, server, market, feed, askAt, homes, report }) {
  const [before, during, after] = [new Times(), new Times(), new Times()];
  const sizesBefore = await server.on(FEED, sizesOf);
  await measureWhile(market.service, askAt, { ms: WINDOW_MS, times: before });
  const ingest = feed('ingest', { rows: ROWS, seed: settings.seed + 100 });
  await measureWhile(market.service, askAt, { until: ingest, times: during });
  const { first, again } = await ingest;
  await measureWhile(market.service, askAt, { ms: WINDOW_MS, times: after });
  const feedRow = (what, { rowsPerSecond, seconds, walMb }) => ({
    what,
    rows: ROWS,
    'rows/s': rowsPerSecond,
    seconds,
    'WAL MB': walMb,
  });
  report.table(`${ROWS} upserts in batches of 500 while people search, ${homes} homes`, [
    feedRow('80 % changed, 20 % new', first),
    feedRow('the same again, unchanged', again),
  ]);
  report.table('Search, 1 in flight, around them', [
    rowOf('before', before),
    rowOf('meanwhile', during),
    rowOf('after', after),
  ]);
  const sizesAfter = await server.on(FEED, sizesOf);
  report.table(
    'Sizes around them, MB',
    sizesBefore.map(({ name, mb }, at) => ({ table: name, before: mb, after: sizesAfter[at].mb })),
  );
}

const rowOf = (when, times) => ({ when, requests: times.count, p50: times.p50, p95: times.p95, p99: times.p99 });
