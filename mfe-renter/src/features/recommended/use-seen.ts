import { tellActivity } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

const half = 0.5,
  second = 1_000;

/** Tells once that a new home was half on screen for a second (decisions 5.10). */
export function useSeen<E extends Element>(
  id: string,
  isNew: boolean,
  onSeen: (id: string) => void,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const dispatch = useDispatch();
  const tell = useEffectEvent(() => {
    dispatch(tellActivity('seen', id));
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
            tell();
          }, second);
      },
      { threshold: half },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [id, isNew]);
  return ref;
}
