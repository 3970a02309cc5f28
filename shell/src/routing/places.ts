import { whenThere } from './when-there.ts';

/** Where a reader was on a page: how far down, and the link that had the focus or was pressed last. */
interface Place {
  readonly y: number;
  readonly href?: string;
}

const name = 'porchlight:places',
  most = 50;
const places = new Map<string, Place>(readKept());

function readKept(): [string, Place][] {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '[]') as [string, Place][];
  } catch {
    return [];
  }
}
/** Keeps the places beyond a reload. */
export function rememberPlace(): void {
  try {
    sessionStorage.setItem(name, JSON.stringify([...places].slice(-most)));
  } catch {
    /* they live as long as the page */
  }
}

const hrefOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('a[href]')?.getAttribute('href') ?? undefined) : undefined;

/** Follows scrolling and presses on the page of a history entry; gives the way to stop. */
export function watchPlace(key: string): () => void {
  const note = (change: Partial<Place>) => {
    places.set(key, { ...(places.get(key) ?? { y: 0 }), ...change });
  };
  const onScroll = () => {
    note({ y: window.scrollY });
  };
  const onPress = (event: Event) => {
    const href = hrefOf(event.target);
    if (href) note({ y: window.scrollY, href });
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pagehide', rememberPlace);
  document.addEventListener('click', onPress, true);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pagehide', rememberPlace);
    document.removeEventListener('click', onPress, true);
  };
}

// A page that is loaded again or gone back to, not one that a link or the address bar opened.
const isOpenedAnew = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate';

/** Scrolls to where the reader was as soon as the page is long enough, and gives the focus back to the link they left by. */
export function returnToPlace(key: string, { isFirst }: { readonly isFirst: boolean }): () => void {
  const place = places.get(key);
  if (!place || (isFirst && isOpenedAnew())) return () => undefined;
  const isLongEnough = () => document.documentElement.scrollHeight >= place.y + window.innerHeight;
  return whenThere(
    () => document.querySelector<HTMLElement>('#content h1'),
    () => {
      window.scrollTo(0, place.y);
      if (isFirst || !place.href) return;
      document
        .querySelector<HTMLElement>(`#content a[href="${CSS.escape(place.href)}"]`)
        ?.focus({ preventScroll: true });
    },
    isLongEnough,
  );
}
