let last: Element | undefined;
const remember = ({ target }: FocusEvent) => {
  if (target instanceof Element) last = target;
};

/** Remembers what has the focus; gives the way to stop. */
export function watchFocus(): () => void {
  document.addEventListener('focusin', remember);
  return () => {
    document.removeEventListener('focusin', remember);
  };
}

/** Whether what had the focus has left the page: a chip that took itself off, a button of a view that closed. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body && last !== undefined && !last.isConnected;
