import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
const EAGER_MS = 2000;

/** Waits until the address answers 200; gives false when it does not within a minute or `signal` aborts. */
export async function answersSoon(address, signal) {
  const began = performance.now();
  const spent = () => performance.now() - began;
  while (spent() < PATIENCE_MS && !signal?.aborted) {
    const status = await fetch(address, { signal: AbortSignal.timeout(10_000), redirect: 'manual' }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (status === 200) return true;
    await wait(spent() < EAGER_MS ? 50 : 500); // the gateway limits how often anybody may ask, us too
  }
  return false;
}
