import { useEffect, useRef, useState } from 'react';

type Go = () => void;
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
// The router counts the entries of the history.
const placeOf = (state: unknown) => (state as { readonly idx?: number } | null)?.idx ?? 0;
const isThisPage = ({ origin, pathname }: { readonly origin: string; readonly pathname: string }) =>
  origin === location.origin && pathname === location.pathname;

/** A press on a link to another page waits for the answer; afterwards it is pressed again. */
function holdLink(event: MouseEvent, ask: (go: Go) => void): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || !isPlain(event) || isThisPage(link)) return;
  event.preventDefault();
  event.stopPropagation();
  ask(() => link.click());
}

/** Watches the ways off the page; gives the way to stop. Those of the site ask, a closed tab is asked about by the browser. */
function watch(ask: (go: Go) => void): () => void {
  const path = location.pathname,
    here = placeOf(history.state);
  let isComingBack = false;
  const onBack = (event: PopStateEvent) => {
    if (!isComingBack && location.pathname === path) return;
    // Before the router hears of it.
    event.stopImmediatePropagation();
    if (isComingBack) {
      isComingBack = false;
      return;
    }
    const steps = placeOf(event.state) - here || -1;
    isComingBack = true;
    history.go(-steps);
    ask(() => history.go(steps));
  };
  const onUnload = (event: Event) => {
      event.preventDefault();
    },
    onClick = (event: MouseEvent) => {
      holdLink(event, ask);
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

/** Asks before somebody leaves the page while there is something to lose. */
export function useLeaveGuard(isOn: boolean): {
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
} {
  const [way, setWay] = useState<Go>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isOn) return undefined;
    stop.current = watch((go) => setWay(() => go));
    return () => stop.current?.();
  }, [isOn]);
  return {
    isAsking: way !== undefined,
    stay: () => setWay(undefined),
    leave: () => {
      stop.current?.();
      setWay(undefined);
      way?.();
    },
  };
}
