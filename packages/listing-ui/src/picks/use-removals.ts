import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that a removed home stays with its Undo (ux.md 8.1). */
const undoTime = 6000;

/** Homes that were just removed and may still come back; each leaves for good after six seconds. */
export function useRemovals(): {
  readonly removed: ReadonlySet<string>;
  readonly remember: (id: string) => void;
  readonly forget: (id: string) => void;
} {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const forget = useCallback((id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setRemoved((now) => new Set([...now].filter((one) => one !== id)));
  }, []);
  const remember = useCallback(
    (id: string) => {
      timers.current.set(
        id,
        setTimeout(() => forget(id), undoTime),
      );
      setRemoved((now) => new Set([...now, id]));
    },
    [forget],
  );
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  return { removed, remember, forget };
}
