import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds for which a removed listing shows Undo. */
const undoMs = 6000;

/** Returns the listings that were just removed and can still be restored; each expires after six seconds. */
export function useRemovals(): {
  readonly removed: ReadonlySet<string>;
  readonly markRemoved: (id: string) => void;
  readonly clearRemoved: (id: string) => void;
} {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const clearRemoved = useCallback((id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setRemoved((now) => new Set([...now].filter((one) => one !== id)));
  }, []);
  const markRemoved = useCallback(
    (id: string) => {
      timers.current.set(
        id,
        setTimeout(() => clearRemoved(id), undoMs),
      );
      setRemoved((now) => new Set([...now, id]));
    },
    [clearRemoved],
  );
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  return { removed, markRemoved, clearRemoved };
}
