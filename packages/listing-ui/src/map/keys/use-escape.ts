import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `act` on Escape while the focus is inside an element. */
export function useEscape(ref: RefObject<HTMLElement | null>, act: () => void): void {
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const element = ref.current;
    const listener = (event: KeyboardEvent) => escape(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [ref]);
}
