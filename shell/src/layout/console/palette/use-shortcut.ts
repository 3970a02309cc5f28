import { useEffect, useEffectEvent } from 'react';

const isMac = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '');
/** Keys of the shortcut as people read them, and as `aria-keyshortcuts` names them. */
export const shortcutName = isMac ? '⌘ K' : 'Ctrl K';
export const shortcutKeys = isMac ? 'Meta+K' : 'Control+K';

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;
/** Whether other parts use the keys: an open dialog covers the console, and editors of text make links with them. */
const isTaken = ({ target, defaultPrevented }: KeyboardEvent) =>
  defaultPrevented ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && target.isContentEditable);

/** Calls a function on Ctrl K, on Macs on Command K. */
export function useShortcut(act: () => unknown): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !hasModifier(event) || isTaken(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      onKeyDown(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
