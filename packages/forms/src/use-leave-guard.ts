import { useEffect, useRef, useState } from 'react';

type Navigation = () => void;
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
// The router stores the index of the history entry in its state.
const historyIndex = (state: unknown) => (state as { readonly idx?: number } | null)?.idx ?? 0;
// Another tab of a page is another page; other queries filter lists, and keep the form.
const pageOf = ({ origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>) =>
  `${origin}${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;

/** Intercepts a click on a link to another page, and repeats it once the user confirms. */
function interceptLink(event: MouseEvent, confirm: (navigate: Navigation) => void): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || !isPlainClick(event) || pageOf(link) === pageOf(location)) return;
  event.preventDefault();
  event.stopPropagation();
  confirm(() => link.click());
}

/**
 * Intercepts navigation away from the page: links and history steps through `confirm`, closing the tab through the
 * browser's own dialog. Returns a function that stops it.
 */
function interceptNavigation(confirm: (navigate: Navigation) => void): () => void {
  const page = pageOf(location);
  const startIndex = historyIndex(history.state);
  let isReturning = false;
  const onBack = (event: PopStateEvent) => {
    if (!isReturning && pageOf(location) === page) return;
    // Runs before the router's listener.
    event.stopImmediatePropagation();
    if (isReturning) {
      isReturning = false;
      return;
    }
    const steps = historyIndex(event.state) - startIndex || -1;
    isReturning = true;
    history.go(-steps);
    confirm(() => history.go(steps));
  };
  const onUnload = (event: Event) => {
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    interceptLink(event, confirm);
  };
  window.addEventListener('beforeunload', onUnload);
  window.addEventListener('popstate', onBack, true);
  document.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('beforeunload', onUnload);
    window.removeEventListener('popstate', onBack, true);
    document.removeEventListener('click', onClick, true);
  };
}

/** Asks for confirmation before the user leaves the page, while `isOn` is set. */
export function useLeaveGuard(isOn: boolean): {
  readonly isConfirming: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
} {
  const [pending, setPending] = useState<Navigation>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isOn) return undefined;
    stop.current = interceptNavigation((navigate) => setPending(() => navigate));
    return () => stop.current?.();
  }, [isOn]);
  return {
    isConfirming: pending !== undefined,
    stay: () => setPending(undefined),
    leave: () => {
      stop.current?.();
      setPending(undefined);
      pending?.();
    },
  };
}
