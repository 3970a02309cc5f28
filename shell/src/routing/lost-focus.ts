let last: Element | undefined;
const remember = ({ target }: FocusEvent) => {
  if (target instanceof Element) last = target;
};

/** Tracks the last focused element; returns a function that stops tracking. */
export function trackFocus(): () => void {
  document.addEventListener('focusin', remember);
  return () => {
    document.removeEventListener('focusin', remember);
  };
}

/**
 * Returns whether the last focused element was removed from the page, such as a deleted chip or a button of a closed
 * view.
 */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body && last !== undefined && !last.isConnected;
