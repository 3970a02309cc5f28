// Search while a landlord's feed writes, on a copy of the market that is dropped afterwards.
import { relationSizes } from '../data/indexes.mjs';
import { startFeed } from '../feed/feed-process.mjs';
import { openMarket } from '../environment/bench-market.mjs';
import { roleUrl, copyDatabase, databaseOf, dropDatabase } from '../environment/bench-server.mjs';
import { measureWhile } from '../measure/measure-while.mjs';
import { Times } from '../measure/times.mjs';

const ROWS = 50_000;
const ROWS_PER_SECOND = 1000;
const WINDOW_MS = 6000;
const WINDOWS = 5;
const DATABASE = 'bench_feed';

/** Measures search during a steady feed of 1,000 rows a second (judged), then during 50,000 rows at full speed. */
export async function feedFigure({ settings, server, size, workload, report, judge, progress, ...context }) {
  await progress.step('market copied for the feed', () => copyDatabase(server, databaseOf(size), DATABASE));
  const market = await openMarket({ ...context, ...settings, server, size, database: DATABASE, names: ['catalog'] });
  const feed = startFeed();
  try {
    await feed('open', { url: roleUrl(server, DATABASE, 'catalog'), size });
    const queryAt = searchQueries(workload);
    await measureWhile(market.service, queryAt, { ms: WINDOW_MS });
    await progress.step('search while a feed writes', () =>
      measureSteadyFeed({ settings, market, feed, queryAt, size, report, judge }),
    );
    await progress.step('50,000 rows at full speed', () =>
      measureBulkFeed({ settings, server, market, feed, queryAt, size, report }),
    );
  } finally {
    await feed.close();
    await market.close();
    await dropDatabase(server, DATABASE);
  }
}

// Page queries of the mix; each one reaches the database.
function searchQueries(workload) {
  const kinds = ['city', 'city', 'city', 'city', 'city', 'box', 'box', 'markers', 'text', 'deep'];
  return (n) => workload.draw(kinds[n % kinds.length], n);
}

// Alternates windows with and without the feed.
async function measureSteadyFeed({ settings, market, feed, queryAt, size, report, judge }) {
  const [quiet, busy] = [new Times(), new Times()];
  const rates = [];
  for (let window = 0; window < WINDOWS; window += 1) {
    await measureWhile(market.service, queryAt, { ms: WINDOW_MS, times: quiet });
    await feed('stream', { perSecond: ROWS_PER_SECOND, seed: settings.seed + window });
    await measureWhile(market.service, queryAt, { ms: WINDOW_MS, times: busy });
    rates.push(await feed('halt'));
  }
  const written = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  report.table(
    `Search, 1 in flight, while a feed writes, ${size} listings`,
    [rowOf('no feed', quiet), rowOf(`${Math.round(written)} rows/s`, busy)],
    `Target: ${ROWS_PER_SECOND} rows a second, in batches of 500.`,
  );
  judge.atMost(
    `search p95 while a feed writes ${ROWS_PER_SECOND} rows/s / without, ${size} listings`,
    busy.p95 / quiet.p95,
    2,
  );
  judge.atLeast(`the feed's rows a second while people search, ${size} listings`, written, ROWS_PER_SECOND * 0.9);
}

async function measureBulkFeed({ settings, server, market, feed, queryAt, size, report }) {
  const [before, during, after] = [new Times(), new Times(), new Times()];
  const sizesBefore = await server.withClient(DATABASE, relationSizes);
  await measureWhile(market.service, queryAt, { ms: WINDOW_MS, times: before });
  const ingest = feed('ingest', { rows: ROWS, seed: settings.seed + 100 });
  await measureWhile(market.service, queryAt, { until: ingest, times: during });
  const { first, again } = await ingest;
  await measureWhile(market.service, queryAt, { ms: WINDOW_MS, times: after });
  const feedRow = (what, { rowsPerSecond, seconds, walMb }) => ({
    what,
    rows: ROWS,
    'rows/s': rowsPerSecond,
    seconds,
    'WAL MB': walMb,
  });
  report.table(`${ROWS} upserts in batches of 500 while people search, ${size} listings`, [
    feedRow('80 % changed, 20 % new', first),
    feedRow('sent again, unchanged', again),
  ]);
  report.table('Search, 1 in flight, before, during and after the upserts', [
    rowOf('before', before),
    rowOf('during', during),
    rowOf('after', after),
  ]);
  const sizesAfter = await server.withClient(DATABASE, relationSizes);
  report.table(
    'Sizes before and after the upserts, MB',
    sizesBefore.map(({ name, mb }, at) => ({ table: name, before: mb, after: sizesAfter[at].mb })),
  );
}

const rowOf = (when, times) => ({ when, requests: times.count, p50: times.p50, p95: times.p95, p99: times.p99 });
