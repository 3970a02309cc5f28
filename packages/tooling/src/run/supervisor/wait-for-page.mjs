import { setTimeout as wait } from 'node:timers/promises';

const TIMEOUT_MS = 60_000;
const FAST_POLLING_MS = 2000;

/** Waits until the address responds with 200. Returns false after a minute, or when `signal` aborts. */
export async function waitForPage(address, signal) {
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  while (elapsed() < TIMEOUT_MS && !signal?.aborted) {
    const status = await fetch(address, { signal: AbortSignal.timeout(10_000), redirect: 'manual' }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (status === 200) return true;
    await wait(elapsed() < FAST_POLLING_MS ? 50 : 500); // the gateway's rate limits also apply to this client
  }
  return false;
}
