import { Times } from './times.mjs';

let asked = 0;

/** Asks one after another for so many ms, or until a promise settles; the times go to `times`. */
export async function measureWhile(contestant, askAt, { ms = Infinity, until, times = new Times() }) {
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
    const ask = askAt(asked++);
    const began = performance.now();
    await contestant.answer(ask);
    times.add(performance.now() - began);
  }
}
