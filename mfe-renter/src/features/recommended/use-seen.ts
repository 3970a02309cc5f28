import { trackActivity } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

const visibleRatio = 0.5;
const dwellMs = 1_000;

/**
 * Returns a ref and reports a new listing once as seen after half of it was visible for one second
 * (docs/rules/recommendations.md).
 */
export function useSeen<E extends Element>(
  id: string,
  isNew: boolean,
  onSeen: (id: string) => void,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const dispatch = useDispatch();
  const reportSeen = useEffectEvent(() => {
    dispatch(trackActivity('seen', id));
    onSeen(id);
  });
  useEffect(() => {
    const element = ref.current;
    if (!element || !isNew || typeof IntersectionObserver === 'undefined') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting)
          timer = setTimeout(() => {
            observer.disconnect();
            reportSeen();
          }, dwellMs);
      },
      { threshold: visibleRatio },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [id, isNew]);
  return ref;
}
