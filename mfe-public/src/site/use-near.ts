import { useEffect, useState, type RefObject } from 'react';

const margin = '600px 0px';
/** Whether the reader has come near an element, once; never on the server. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, [ref, isNear]);
  return isNear;
}
