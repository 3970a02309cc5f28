import { whenElementReady } from './when-element-ready.ts';

/** Scroll position of a page and the link that was clicked last. */
interface ScrollPosition {
  readonly y: number;
  readonly href?: string;
}

const storageKey = 'porchlight:places';
const maxPositions = 50;
const positions = new Map<string, ScrollPosition>(readStored());

function readStored(): [string, ScrollPosition][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, ScrollPosition][];
  } catch {
    return [];
  }
}
/** Saves the scroll positions in the session storage, so that they survive a reload. */
export function saveScrollPositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-maxPositions)));
  } catch {
    /* storage unavailable: the positions last until the page is closed */
  }
}

// A page that is scrolled before its scripts have loaded sends no further event.
let isFirstEntry = true;

const hrefOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('a[href]')?.getAttribute('href') ?? undefined) : undefined;

/** Tracks scrolling and link clicks of a history entry; returns a function that stops tracking. */
export function trackScrollPosition(key: string): () => void {
  const update = (change: Partial<ScrollPosition>) => {
    positions.set(key, { ...(positions.get(key) ?? { y: 0 }), ...change });
  };
  const onScroll = () => {
    update({ y: window.scrollY });
  };
  const onPress = (event: Event) => {
    const href = hrefOf(event.target);
    if (href) update({ y: window.scrollY, href });
  };
  // The last scroll may not have sent its event yet.
  const onLeave = () => {
    onScroll();
    saveScrollPositions();
  };
  if (isFirstEntry && window.scrollY > 0) onScroll();
  isFirstEntry = false;
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pagehide', onLeave);
  document.addEventListener('click', onPress, true);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pagehide', onLeave);
    document.removeEventListener('click', onPress, true);
  };
}

// True for pages opened by a link or the address bar; false after a reload or on back and forward.
const isNewVisit = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate';

/**
 * Restores the scroll position when the page is long enough, and the focus on the link that was clicked. Long enough
 * leaves half a screen: a page that is a line shorter than it was is scrolled to its end.
 */
export function restoreScrollPosition(key: string, { isFirst }: { readonly isFirst: boolean }): () => void {
  const position = positions.get(key);
  if (!position || (isFirst && isNewVisit())) return () => undefined;
  const isLongEnough = () => document.documentElement.scrollHeight >= position.y + window.innerHeight / 2;
  return whenElementReady(
    () => document.querySelector<HTMLElement>('#content h1'),
    () => {
      window.scrollTo(0, position.y);
      if (isFirst || !position.href) return;
      document
        .querySelector<HTMLElement>(`#content a[href="${CSS.escape(position.href)}"]`)
        ?.focus({ preventScroll: true });
    },
    isLongEnough,
  );
}
