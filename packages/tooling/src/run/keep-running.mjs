import { setTimeout as wait } from 'node:timers/promises';

import { Backoff } from './backoff.mjs';

/**
 * Starts something again whenever it exits, until `signal` aborts. `running` and what `launch` gives have `exited`, a
 * promise. Calls `giveUp` after the fifth exit in a minute; a launch that fails counts as an exit.
 */
export async function keepRunning({ name, running, launch, signal, say, giveUp }) {
  const backoff = new Backoff();
  let current = running;
  for (;;) {
    await current?.exited;
    if (signal.aborted) return;
    const delay = backoff.next();
    if (delay === undefined) {
      giveUp(name);
      return;
    }
    say(`${name} ended; starting it again in ${delay / 1000} s`);
    await wait(delay, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    current = await launch().catch((error) => {
      say(`${name} did not start: ${error.message}`);
      return undefined;
    });
  }
}
