import { announced } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useLocation, useNavigationType } from '@porchlight/client/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isFocusLost, trackFocus } from './lost-focus.ts';
import { saveScrollPositions, restoreScrollPosition, trackScrollPosition } from './scroll-positions.ts';
import { whenElementReady } from './when-element-ready.ts';

const queryPage = (search: string) => new URLSearchParams(search).get('p') ?? '1';

const withoutPage = (search: string) => {
  const query = new URLSearchParams(search);
  query.delete('p');
  return query.toString();
};
const title = () => document.querySelector<HTMLElement>('#content h1');
const focusOn = (target: HTMLElement) => {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};
/**
 * Handles a change of the query on the same page: the heading is focused on another page of a list, or when the focused
 * element was removed.
 */
const focusAfterQueryChange = (from: string, to: string) =>
  whenElementReady(title, focusOn, withoutPage(from) === withoutPage(to) ? undefined : isFocusLost);

/**
 * Handles navigation. Back and forward restore the scroll position and focus; a new page scrolls to the top, focuses
 * the h1 and is announced. A changed query keeps the focus unless its element was removed.
 */
export function useScrollAndFocus(): void {
  const { pathname, search, hash, key: entry } = useLocation();
  // the first entry after a page load has the key `default`, so the URL identifies it
  const key = entry === 'default' ? `${pathname}${search}` : entry;
  const kind = useNavigationType();
  const dispatch = useDispatch();
  const before = useRef<{ readonly pathname: string; readonly search: string } | undefined>(undefined);
  // Before layout: a shorter page changes the scroll position, which must not be saved for the previous entry.
  useLayoutEffect(() => trackScrollPosition(key), [key]);
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, search };
    if (!last || (last.pathname === pathname && last.search === search))
      return last ? undefined : restoreScrollPosition(key, { isFirst: true });
    const isPage = last.pathname !== pathname;
    const isAnotherPart = isPage || queryPage(last.search) !== queryPage(search);
    if (kind === 'POP') return restoreScrollPosition(key, { isFirst: false });
    if (isAnotherPart && !hash) window.scrollTo(0, 0);
    if (!isPage) return focusAfterQueryChange(last.search, search);
    return whenElementReady(
      () => (hash ? document.getElementById(hash.slice(1)) : title()),
      (target) => {
        if (hash) target.scrollIntoView();
        focusOn(target);
        dispatch(announced(document.title));
      },
    );
  }, [pathname, search, hash, key, kind, dispatch]);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return saveScrollPositions;
  }, []);
  useEffect(trackFocus, []);
}
