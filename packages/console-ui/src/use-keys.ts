import { useEffect, useRef } from 'react';

type Keys = Readonly<Record<string, () => void>>;

/** Returns whether an element uses the keys itself: a field, a menu or a dialog. */
const usesKeys = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, dialog, [role="menu"]') !== null);

/** Returns whether a key is pressed with others, or held down. */
const isOther = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey || event.repeat;

/** Calls a function on a single key, by its lower-case letter; not in fields, menus and dialogs. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isOther(event) || usesKeys(event.target)) return;
      latest.current[event.key.toLowerCase()]?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
