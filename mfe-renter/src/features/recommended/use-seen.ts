import { tellActivity } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useEffect, useRef, type RefObject } from 'react';

const half = 0.5, second = 1_000;

/** Tells once that a new home was half on screen for a second (decisions 5.10). */
export function useSeen<E extends Element>(id: string, isNew: boolean): RefObject<E | null> {
  const ref = useRef<E>(null);
  const dispatch = useDispatch();
  useEffect(() => {
    const element = ref.current;
    if (!element || !isNew || typeof IntersectionObserver === 'undefined') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => { observer.disconnect(); dispatch(tellActivity('seen', id)); }, second);
    }, { threshold: half });
    observer.observe(element);
    return () => { clearTimeout(timer); observer.disconnect(); };
  }, [id, isNew, dispatch]);
  return ref;
}
