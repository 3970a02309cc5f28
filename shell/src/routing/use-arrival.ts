import { announced } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useLocation, useNavigationType } from '@porchlight/client/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isFocusLost, watchFocus } from './lost-focus.ts';
import { rememberPlace, returnToPlace, watchPlace } from './places.ts';
import { whenThere } from './when-there.ts';

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
/** The same page, asked for something else: the focus goes to the title on another page of a list, and when what had it is gone. */
const stay = (from: string, to: string) =>
  whenThere(title, focusOn, withoutPage(from) === withoutPage(to) ? undefined : isFocusLost);

/**
 * On arrival at another page: back at the old place with its focus when the reader went back, else on top with focus on the h1, said politely.
 * On the same page the focus stays, unless what had it is gone.
 */
export function useArrival(): void {
  const { pathname, search, hash, key: entry } = useLocation();
  // every page that is loaded anew is the entry `default`: the address tells them apart
  const key = entry === 'default' ? `${pathname}${search}` : entry;
  const kind = useNavigationType();
  const dispatch = useDispatch();
  const before = useRef<{ readonly pathname: string; readonly search: string } | undefined>(undefined);
  // Before the browser lays the next page out: a shorter page moves the scroll, and that is not where the reader was.
  useLayoutEffect(() => watchPlace(key), [key]);
  useEffect(() => {
    const last = before.current;
    before.current = { pathname, search };
    if (!last || (last.pathname === pathname && last.search === search))
      return last ? undefined : returnToPlace(key, { isFirst: true });
    const isPage = last.pathname !== pathname,
      isAnotherPart = isPage || queryPage(last.search) !== queryPage(search);
    if (kind === 'POP') return returnToPlace(key, { isFirst: false });
    if (isAnotherPart && !hash) window.scrollTo(0, 0);
    if (!isPage) return stay(last.search, search);
    return whenThere(
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
    return rememberPlace;
  }, []);
  useEffect(watchFocus, []);
}
