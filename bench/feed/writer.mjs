// Feed process, controlled by messages: receives `{ call, args }` and replies with `{ done }` or `{ failed }`.
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { root } from '../../packages/tooling/src/root.mjs';
import { importProductCode } from '../data/product.mjs';
import { ListingFeed, inBatches } from './listing-feed.mjs';

const BATCH_SIZE = 500;
const NEW_SHARE = 0.2;
let client;
let feed;
let isStreaming = false;
let streamEnd = Promise.resolve(0);

const calls = {
  async open({ url, size }) {
    client = new pg.Client({ connectionString: url, options: '-c search_path=catalog,extensions' });
    await client.connect();
    feed = new ListingFeed({ client, product: await importProductCode(root), size });
  },
  // 80 % of the listings are changed and 20 % are new; then all of them are sent again, unchanged.
  async ingest({ rows, seed }) {
    const added = inBatches(feed.nextListings({ root, count: Math.round(rows * NEW_SHARE), seed }), BATCH_SIZE);
    const changed = inBatches(feed.drawExisting(Math.round(rows * (1 - NEW_SHARE)), seed), BATCH_SIZE);
    const first = await timed(rows, async () => {
      for (const batch of changed) await feed.updateRents(batch);
      for (const batch of added) await feed.add(batch);
    });
    const again = [...changed, ...added.map((batch) => batch.map(({ grown }) => grown.index))];
    return {
      first,
      again: await timed(rows, async () => {
        for (const batch of again) await feed.resend(batch);
      }),
    };
  },
  // Changes a given number of listings a second until `halt`.
  stream({ perSecond, seed }) {
    isStreaming = true;
    streamEnd = stream(perSecond, seed);
  },
  async halt() {
    isStreaming = false;
    return streamEnd;
  },
  async close() {
    await client.end();
    process.disconnect();
  },
};

async function stream(perSecond, seed) {
  const batches = inBatches(feed.drawExisting(Infinity, seed), BATCH_SIZE);
  const began = performance.now();
  let rows = 0;
  for (let n = 0; isStreaming; n += 1) {
    await feed.updateRents(batches[n % batches.length]);
    rows += BATCH_SIZE;
    await wait(Math.max(0, (rows / perSecond) * 1000 - (performance.now() - began)));
  }
  return rows / ((performance.now() - began) / 1000);
}

async function timed(rows, work) {
  const walAt = async () => (await client.query('select pg_current_wal_insert_lsn() as at')).rows[0].at;
  const [before, began] = [await walAt(), performance.now()];
  await work();
  const seconds = (performance.now() - began) / 1000;
  const {
    rows: [{ bytes }],
  } = await client.query('select pg_wal_lsn_diff($1, $2) as bytes', [await walAt(), before]);
  return { rowsPerSecond: rows / seconds, seconds, walMb: Number(bytes) / 1e6 };
}

process.on('message', async ({ call, args }) => {
  try {
    process.send({ done: (await calls[call](args)) ?? null });
  } catch (error) {
    process.send({ failed: error.stack });
  }
});
process.on('disconnect', () => process.exit(0));
