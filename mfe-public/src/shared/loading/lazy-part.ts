import { useEffect, useEffectEvent, useState } from 'react';

/** Code that is loaded on first use; the server loads it before rendering. */
export interface LazyPart<T> {
  readonly load: () => Promise<T>;
  /** Returns the code once it is loaded. */ readonly current: () => T | undefined;
}

/** Wraps an `import()`; concurrent loads share one promise, and a failed load can be retried. */
export function lazyPart<T>(fetchPart: () => Promise<T>): LazyPart<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  const load = async () => {
    try {
      return (loaded = await fetchPart());
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return { load: () => (loading ??= load()), current: () => loaded };
}

export interface PartState<T> {
  readonly part: T | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}
/** Loads a part once it is wanted. `onFail` is called once per failure. */
export function useLazyPart<T>(source: LazyPart<T>, isWanted: boolean, onFail?: () => void): PartState<T> {
  const [state, setState] = useState<{ readonly part?: T; readonly isFailed: boolean }>({ isFailed: false });
  const [attempt, setAttempt] = useState(0);
  const fail = useEffectEvent(() => {
    setState({ isFailed: true });
    onFail?.();
  });
  useEffect(() => {
    if (!isWanted) return;
    let isCancelled = false;
    source.load().then(
      (part) => {
        if (!isCancelled) setState({ part, isFailed: false });
      },
      () => {
        if (!isCancelled) fail();
      },
    );
    return () => {
      isCancelled = true;
      setState((now) => (now.isFailed ? { isFailed: false } : now));
    };
  }, [source, isWanted, attempt]);
  return { part: state.part, isFailed: state.isFailed, retry: () => setAttempt((before) => before + 1) };
}
