import { Times } from './times.mjs';

let nextIndex = 0;

/** Sends queries one after another for a given time, or until a promise settles; records the latencies in `times`. */
export async function measureWhile(contestant, queryAt, { ms = Infinity, until, times = new Times() }) {
  const end = performance.now() + ms;
  let isOver = false;
  until?.then(
    () => {
      isOver = true;
    },
    () => {
      isOver = true;
    },
  );
  while (!isOver && performance.now() < end) {
    const query = queryAt(nextIndex++);
    const began = performance.now();
    await contestant.execute(query);
    times.add(performance.now() - began);
  }
}
