import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChangeDialog } from './change/change-dialog.tsx';
import type { RequestedChange } from './change/listing-change.ts';

/** Time after which catalog's copy of a change is there, in milliseconds. */
const catalogLagMs = 3_000;

/**
 * Loads a view once more if it was opened right after a change, when catalog's copy may not have followed yet. Returns
 * the function that reports a change.
 */
function useLaterRefetch(view: string, refetch: () => unknown): () => void {
  const changedAt = useRef(-Infinity);
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  useEffect(() => {
    const waitMs = changedAt.current + catalogLagMs - Date.now();
    if (waitMs <= 0) return undefined;
    const timer = setTimeout(() => void latest.current(), waitMs);
    return () => clearTimeout(timer);
  }, [view]);
  return () => {
    changedAt.current = Date.now();
  };
}

/** Returns a function that opens the confirmation of a listing change, and its dialog. */
export function useListingChanges(
  view: string,
  refetch: () => unknown,
): { readonly request: (requested: RequestedChange) => void; readonly dialog: ReactNode } {
  const [opened, setOpened] = useState<{ readonly requested: RequestedChange; readonly count: number }>();
  const [isOpen, setIsOpen] = useState(false);
  const reportChange = useLaterRefetch(view, refetch);
  const close = () => setIsOpen(false);
  return {
    request: (requested) => {
      setOpened((before) => ({ requested, count: (before?.count ?? 0) + 1 }));
      setIsOpen(true);
    },
    // The closed dialog stays until the next request: closing it returns the focus to the control that opened it.
    dialog: opened && (
      <ChangeDialog
        key={opened.count}
        requested={opened.requested}
        isOpen={isOpen}
        onClose={close}
        onDone={() => {
          reportChange();
          close();
        }}
      />
    ),
  };
}
