import { useEffect, useState, type ComponentType } from 'react';

// Safari knows no idle time.
const whenIdle = (begin: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(begin);
  else setTimeout(begin, 1000);
};

/** The part for being offline, fetched when the page is there and the browser has nothing to do: no first visit waits for it. */
export function LateOffline() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    const begin = () => {
      whenIdle(() => {
        import(/* webpackChunkName: "offline" */ './offline-part.tsx').then(
          (file) => {
            setPart(() => file.OfflinePart);
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
