import { useEffect, type RefObject } from 'react';

/** Calls `close` when the user presses or moves the focus outside of the element while `isOpen`. */
export function useOutside(ref: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ type, target }: Event) => {
      if (!(target instanceof Node) || ref.current?.contains(target)) return;
      // A press on text inside gives the focus to an ancestor that can have it.
      if (type === 'pointerdown' || !target.contains(ref.current)) close();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [ref, isOpen, close]);
}
