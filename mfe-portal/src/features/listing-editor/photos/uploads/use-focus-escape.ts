import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns the ref of an element whose focus goes to another one when the element is removed. */
export function useFocusEscape<E extends HTMLElement>(target: RefObject<HTMLElement | null>): RefObject<E | null> {
  const element = useRef<E>(null);
  const focusTarget = useEffectEvent(() => target.current?.focus());
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (own?.contains(document.activeElement)) focusTarget();
    };
  }, []);
  return element;
}
