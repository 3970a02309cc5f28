import { setTimeout as wait } from 'node:timers/promises';

import { Backoff } from './backoff.mjs';

/**
 * Restarts a process whenever it exits, until `signal` aborts. `running` and the result of `launch` have a promise
 * `exited`. Calls `giveUp` after the fifth exit in a minute; a failed launch counts as an exit.
 */
export async function supervise({ name, running, launch, signal, print, giveUp }) {
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
    print(`${name} exited; restarting in ${delay / 1000} s`);
    await wait(delay, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    current = await launch().catch((error) => {
      print(`${name} did not start: ${error.message}`);
      return undefined;
    });
  }
}
