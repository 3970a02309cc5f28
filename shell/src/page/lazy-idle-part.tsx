import { useEffect, useState, type ComponentType } from 'react';

// Safari has no requestIdleCallback.
const whenIdle = (begin: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(begin);
  else setTimeout(begin, 1000);
};

/** Loads the idle part after the page is loaded and the browser is idle, so that it never delays a first visit. */
export function LazyIdlePart() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    const begin = () => {
      whenIdle(() => {
        import(/* webpackChunkName: "idle" */ './idle-part.tsx').then(
          (file) => {
            setPart(() => file.IdlePart);
          },
          () => undefined,
        );
      });
    };
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
  }, []);
  return Part ? <Part /> : null;
}
