import { dirname } from 'node:path';

/**
 * Returns the test files that may miss a clause, the most promising first: those beside it, then the fastest. A test
 * that never runs the statement of a clause cannot miss it.
 * @param {{ folder: string }} clause
 * @param {string[]} reached files that run the clause
 * @param {Record<string, { durationMs: number, broken?: string }>} files results of the tests with all clauses
 */
export function candidatesOf({ folder }, reached, files) {
  const isFar = (file) => Number(dirname(file) !== folder);
  return reached
    .filter((file) => files[file] && !files[file].broken)
    .sort((one, other) => isFar(one) - isFar(other) || files[one].durationMs - files[other].durationMs);
}

const maxBatch = 8;
// A quarter of what is left, so that no process is idle at the end.
const batchSize = (left) => Math.min(maxBatch, Math.ceil(left / 4));

/**
 * Takes the next clauses out of a queue, at most one for a test file. Returns them by the file that runs without them.
 * @param {{ clause: object, candidates: string[] }[]} queue
 */
export function takeBatch(queue) {
  const size = batchSize(queue.length);
  const batch = new Map();
  for (const entry of [...queue]) {
    const [file] = entry.candidates;
    if (batch.size === size || batch.has(file)) continue;
    batch.set(file, entry);
    queue.splice(queue.indexOf(entry), 1);
  }
  return batch;
}
