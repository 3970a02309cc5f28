// Runs each query on each lane (a contestant at a size) in rotating order, so that disturbances of the machine affect
// all lanes alike.
import { Times } from './times.mjs';

const BLOCK_SIZE = 100;
const SLOWEST_COUNT = 3;

/**
 * Measures lanes in rotating order: per request with one in flight, else per block of 100.
 * @param {{ lane: string, contestant: object, size: number }[]} lanes
 * @param {(n: number) => object} queryAt the n-th query
 * @param {{ requests: number, warmUp: number, inFlight: number }} options
 * @returns {Promise<Map<string, { times: Times, kinds: Map<string, Times>, slowest: object[] }>>} by lane
 */
export async function measurePaired(lanes, queryAt, { requests, warmUp, inFlight }) {
  const records = recordsOf(lanes);
  await runAll(lanes, queryAt, { from: 0, to: warmUp, inFlight });
  await runAll(lanes, queryAt, { from: warmUp, to: warmUp + requests, inFlight, records });
  return records;
}

/**
 * Measures like `measurePaired`, but rotates sizes by blocks of 100 queries: within a block only the contestants of one
 * size run, so that their processes are as warm as under a load of their own.
 * @param {Parameters<typeof measurePaired>[0][]} sizes the lanes of each size
 */
export async function measurePairedBySize(sizes, queryAt, { requests, warmUp, inFlight }) {
  const records = recordsOf(sizes.flat());
  for (let from = 0; from < warmUp + requests; from += BLOCK_SIZE) {
    const options = { from, to: from + BLOCK_SIZE, inFlight, ...(from < warmUp ? {} : { records }) };
    for (const lanes of rotated(sizes, from / BLOCK_SIZE)) await runAll(lanes, queryAt, options);
  }
  return records;
}

const recordsOf = (lanes) =>
  new Map(lanes.map(({ lane }) => [lane, { times: new Times(), kinds: new Map(), slowest: [] }]));

async function runAll(lanes, queryAt, { from, to, inFlight, records }) {
  const step = inFlight === 1 ? 1 : BLOCK_SIZE;
  for (let n = from; n < to; n += step) {
    const queries = Array.from({ length: Math.min(step, to - n) }, (_, at) => queryAt(n + at));
    for (const { lane, contestant } of rotated(lanes, Math.ceil(n / step)))
      await runBlock(contestant, queries, inFlight, records?.get(lane));
  }
}

const rotated = (list, by) => list.map((_, at) => list[(at + by) % list.length]);

// Closed loop: one worker per request in flight; each sends its next query after the response.
async function runBlock(contestant, queries, inFlight, record) {
  const pending = queries.filter((query) => contestant.supports(query));
  const began = performance.now();
  const worker = async () => {
    for (let query = pending.shift(); query; query = pending.shift()) {
      const sentAt = performance.now();
      await contestant.execute(query);
      if (record) recordLatency(record, query, performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  record?.times.addBusyTime(performance.now() - began);
}

function recordLatency(record, query, ms) {
  record.times.add(ms);
  if (!record.kinds.has(query.kind)) record.kinds.set(query.kind, new Times());
  record.kinds.get(query.kind).add(ms);
  record.slowest = [...record.slowest, { query, ms }].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST_COUNT);
}
