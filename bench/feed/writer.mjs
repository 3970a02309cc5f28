// The feed as a process of its own, told what to do by messages: `{ call, given }`, answered with `{ done }` or `{ failed }`.
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { root } from '../../packages/tooling/src/root.mjs';
import { productCode } from '../data/product.mjs';
import { HomeFeed, inBatches } from './home-feed.mjs';

const BATCH = 500;
const NEW = 0.2;
let client;
let feed;
let isStreaming = false;
let streamed = Promise.resolve(0);

const calls = {
  async open({ url, homes }) {
    client = new pg.Client({ connectionString: url, options: '-c search_path=catalog,extensions' });
    await client.connect();
    feed = new HomeFeed({ client, product: await productCode(root), homes });
  },
  // four homes of five are changed, the fifth is new; then all of them once more, unchanged
  async ingest({ rows, seed }) {
    const added = inBatches(feed.next({ root, count: Math.round(rows * NEW), seed }), BATCH);
    const changed = inBatches(feed.known(Math.round(rows * (1 - NEW)), seed), BATCH);
    const first = await timed(rows, async () => {
      for (const batch of changed) await feed.change(batch);
      for (const batch of added) await feed.add(batch);
    });
    const again = [...changed, ...added.map((batch) => batch.map(({ grown }) => grown.place))];
    return {
      first,
      again: await timed(rows, async () => {
        for (const batch of again) await feed.repeat(batch);
      }),
    };
  },
  // so many homes a second, until told to halt
  stream({ perSecond, seed }) {
    isStreaming = true;
    streamed = stream(perSecond, seed);
  },
  async halt() {
    isStreaming = false;
    return streamed;
  },
  async close() {
    await client.end();
    process.disconnect();
  },
};

async function stream(perSecond, seed) {
  const batches = inBatches(feed.known(Infinity, seed), BATCH);
  const began = performance.now();
  let rows = 0;
  for (let n = 0; isStreaming; n += 1) {
    await feed.change(batches[n % batches.length]);
    rows += BATCH;
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

process.on('message', async ({ call, given }) => {
  try {
    process.send({ done: (await calls[call](given)) ?? null });
  } catch (error) {
    process.send({ failed: error.stack });
  }
});
process.on('disconnect', () => process.exit(0));
