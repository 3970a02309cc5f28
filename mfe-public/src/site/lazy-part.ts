import { useEffect, useEffectEvent, useState } from 'react';

/** Code that a page fetches when it is first wanted; the server loads it before it draws. */
export interface LazyPart<T> {
  readonly load: () => Promise<T>;
  /** The code, once it is there. */ readonly now: () => T | undefined;
}

/** Makes a part of `() => import('./part.tsx')`; after a failure it asks anew. */
export function lazyPart<T>(fetchPart: () => Promise<T>): LazyPart<T> {
  let loaded: T | undefined;
  return { load: async () => (loaded ??= await fetchPart()), now: () => loaded };
}

export interface PartState<T> {
  readonly part: T | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}
/** Fetches a part as soon as it is wanted; nothing is fetched before. `onFail` is told once for each failure. */
export function useLazyPart<T>(source: LazyPart<T>, isWanted: boolean, onFail?: () => void): PartState<T> {
  const [state, setState] = useState<{ readonly part?: T; readonly isFailed: boolean }>({ isFailed: false });
  const [attempt, setAttempt] = useState(0);
  const fail = useEffectEvent(() => {
    setState({ isFailed: true });
    onFail?.();
  });
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    source.load().then(
      (part) => {
        if (!isGone) setState({ part, isFailed: false });
      },
      () => {
        if (!isGone) fail();
      },
    );
    return () => {
      isGone = true;
      setState((now) => (now.isFailed ? { isFailed: false } : now));
    };
  }, [source, isWanted, attempt]);
  return { part: state.part, isFailed: state.isFailed, retry: () => setAttempt((before) => before + 1) };
}
