// Every ask goes to every lane (a contestant at a size) in rotating order: what disturbs the machine disturbs all of them alike.
import { Times } from './times.mjs';

const BLOCK = 100;
const SLOWEST = 3;

/**
 * One in flight rotates with every request, more with every block of 100.
 * @param {{ lane: string, contestant: object, homes: number }[]} lanes
 * @param {(n: number) => object} askAt the n-th ask
 * @param {{ requests: number, warmUp: number, inFlight: number }} how
 * @returns {Promise<Map<string, { times: Times, kinds: Map<string, Times>, slowest: object[] }>>} by lane
 */
export async function measurePaired(lanes, askAt, { requests, warmUp, inFlight }) {
  const records = recordsOf(lanes);
  await runAll(lanes, askAt, { from: 0, to: warmUp, inFlight });
  await runAll(lanes, askAt, { from: warmUp, to: warmUp + requests, inFlight, records });
  return records;
}

/**
 * The same, but sizes take turns by blocks of 100 asks: within a block every ask goes to every contestant of one size, so that their
 * processes are as warm as under a load of their own, and not one in thirteen.
 * @param {Parameters<typeof measurePaired>[0][]} sizes the lanes of each size
 */
export async function measurePairedBySize(sizes, askAt, { requests, warmUp, inFlight }) {
  const records = recordsOf(sizes.flat());
  for (let from = 0; from < warmUp + requests; from += BLOCK) {
    const how = { from, to: from + BLOCK, inFlight, ...(from < warmUp ? {} : { records }) };
    for (const lanes of rotated(sizes, from / BLOCK)) await runAll(lanes, askAt, how);
  }
  return records;
}

const recordsOf = (lanes) =>
  new Map(lanes.map(({ lane }) => [lane, { times: new Times(), kinds: new Map(), slowest: [] }]));

async function runAll(lanes, askAt, { from, to, inFlight, records }) {
  const step = inFlight === 1 ? 1 : BLOCK;
  for (let n = from; n < to; n += step) {
    const asks = Array.from({ length: Math.min(step, to - n) }, (_, at) => askAt(n + at));
    for (const { lane, contestant } of rotated(lanes, Math.ceil(n / step)))
      await runBlock(contestant, asks, inFlight, records?.get(lane));
  }
}

const rotated = (list, by) => list.map((_, at) => list[(at + by) % list.length]);

// a closed loop: as many workers as requests in flight, each asks again when it has its answer
async function runBlock(contestant, asks, inFlight, record) {
  const waiting = asks.filter((ask) => contestant.can(ask));
  const began = performance.now();
  const worker = async () => {
    for (let ask = waiting.shift(); ask; ask = waiting.shift()) {
      const asked = performance.now();
      await contestant.answer(ask);
      if (record) note(record, ask, performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  record?.times.ran(performance.now() - began);
}

function note(record, ask, ms) {
  record.times.add(ms);
  if (!record.kinds.has(ask.kind)) record.kinds.set(ask.kind, new Times());
  record.kinds.get(ask.kind).add(ms);
  record.slowest = [...record.slowest, { ask, ms }].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
}
