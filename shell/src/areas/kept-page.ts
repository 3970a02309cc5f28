import type { AreaEntry } from '@porchlight/contracts/internal';
import type { AreaSource } from './area-source.ts';

/** How the start of a page that the server drew goes. */
export type StartState = 'starting' | 'slow' | 'failed' | 'started';

const slowAfter = 5000;
let state: StartState = 'started';
const listeners = new Set<() => void>();
const become = (next: StartState) => {
  state = next;
  for (const listener of listeners) listener();
};

/** The start of the page for `useSyncExternalStore`. */
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

/** Lets a link leave as a plain one instead of drawing into the page: while its area will not wake up, and while only whole pages can be had. */
export function leavePlainly(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  if (link) event.stopImmediatePropagation();
}

/**
 * Opens the area of a page that the server drew. When it cannot be had, the HTML stays as it is: the promise stays pending, the shell
 * says so, and links work as plain navigation. Later navigations use the source as it is.
 */
export function keepServerPage(source: AreaSource, area: AreaEntry, path: string): AreaSource {
  become('starting');
  const slow = setTimeout(() => {
    become('slow');
  }, slowAfter);
  const arrive = (next: StartState) => {
    clearTimeout(slow);
    become(next);
  };
  const kept = source.open(area, path).then(
    (manifest) => {
      arrive('started');
      return manifest;
    },
    () => {
      arrive('failed');
      document.addEventListener('click', leavePlainly, true);
      return new Promise<never>(() => {
        /* the server's HTML stays */
      });
    },
  );
  return {
    open: (one, at) => (one.name === area.name ? kept : source.open(one, at)),
    forget: (one) => {
      source.forget(one);
    },
  };
}
