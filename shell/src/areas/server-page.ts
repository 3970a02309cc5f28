import type { AreaEntry } from '@porchlight/contracts/internal';
import type { AreaSource } from './area-source.ts';

/** State of the start of a server-rendered page. */
export type StartState = 'starting' | 'slow' | 'failed' | 'started';

const slowAfterMs = 5000;
let state: StartState = 'started';
const listeners = new Set<() => void>();
const setStartState = (next: StartState) => {
  state = next;
  for (const listener of listeners) listener();
};

/** Store of the start state for `useSyncExternalStore`. */
export const pageStart = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: (): StartState => state,
  readOnServer: (): StartState => 'started',
};

/**
 * Stops the router from handling a link, so that the browser loads the full page. Used after an area failed to load and
 * while offline.
 */
export function bypassRouter(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  if (link) event.stopImmediatePropagation();
}

/**
 * Opens the area of a server-rendered page. On failure the server's HTML stays: the promise remains pending, the shell
 * shows a notice, and links load full pages. Other areas use the source unchanged.
 */
export function keepServerHtml(source: AreaSource, area: AreaEntry, path: string): AreaSource {
  setStartState('starting');
  const slow = setTimeout(() => {
    setStartState('slow');
  }, slowAfterMs);
  const finishStart = (next: StartState) => {
    clearTimeout(slow);
    setStartState(next);
  };
  const firstArea = source.open(area, path).then(
    (manifest) => {
      finishStart('started');
      return manifest;
    },
    () => {
      finishStart('failed');
      document.addEventListener('click', bypassRouter, true);
      return new Promise<never>(() => {
        /* never settles: the server's HTML stays */
      });
    },
  );
  return {
    open: (one, at) => (one.name === area.name ? firstArea : source.open(one, at)),
    evict: (one) => {
      source.evict(one);
    },
  };
}
