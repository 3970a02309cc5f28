// Areas import the router only from here, so that the page has a single router. Areas read and write addresses without
// language prefix; links add it (except for /admin, /portal, /support, /login …: `hasNoLanguagePrefix` in contracts).
import { localizePath, splitLanguage } from '@porchlight/contracts';
import {
  createContext,
  use,
  useCallback,
  useMemo,
  type AnchorHTMLAttributes,
  type JSX,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import {
  createPath,
  resolvePath,
  useLocation as useRouterLocation,
  useNavigate as useRouterNavigate,
  type Location,
  type NavigateOptions,
  type To,
} from 'react-router-dom';
import { useLanguage } from './page/use-language.ts';

export { BrowserRouter, matchPath, matchRoutes, useNavigationType } from 'react-router-dom';
export type { Location, NavigateOptions, To } from 'react-router-dom';

type Params = Readonly<Record<string, string | undefined>>;
/** The rendered page: its location, which an open dialog may hide from the address bar, and its parameters. */
interface Page {
  readonly location?: Location;
  readonly params: Params;
}
const PageContext = createContext<Page>({ params: {} });

/**
 * Renders a page at its location. The shell matches addresses itself, because `Routes` would bundle the router's data
 * APIs.
 */
export function PageAt({ location, params, children }: Page & { readonly children: ReactNode }): JSX.Element {
  const page = useMemo(() => ({ params, ...(location ? { location } : {}) }), [location, params]);
  return <PageContext value={page}>{children}</PageContext>;
}
/** Returns the parameters of the page's address. */
export const useParams = (): Params => use(PageContext).params;

/** Returns the location of the page without language prefix. */
export function useLocation(): Location {
  const current = useRouterLocation();
  const location = use(PageContext).location ?? current;
  return useMemo(() => ({ ...location, pathname: splitLanguage(location.pathname).path }), [location]);
}

const isExternal = (to: To): to is string => typeof to === 'string' && /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(to);

/**
 * Returns a function that adds the page's language prefix to an address: `/homes` → `/fr/homes`. For `href` and
 * `action`; links apply it themselves.
 */
export function useAddress(): (to: To) => string {
  const language = useLanguage();
  const { pathname } = useLocation();
  return useCallback(
    (to) => {
      if (isExternal(to)) return to;
      const resolved = resolvePath(to, pathname);
      return createPath({ ...resolved, pathname: localizePath(resolved.pathname, language) });
    },
    [language, pathname],
  );
}

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
  readonly state?: unknown;
  /** Replaces the history entry of this page. Default: true for a link to the current address. */
  readonly replace?: boolean | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}
/** Returns whether a click follows its link in place; others (new tab, download, context menu) are the browser's. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
const isHere = (target: string | undefined) => !target || target === '_self';

/**
 * Internal link with client-side navigation; external addresses are plain anchors. Used instead of the router's `Link`,
 * which would bundle forms and fetchers.
 */
export function Link({ to, state, replace, onClick, children, ...rest }: LinkProps): JSX.Element {
  const href = hrefOf(useAddress()(to));
  const current = createPath(useRouterLocation());
  const navigate = useRouterNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (
      event.defaultPrevented ||
      isExternal(href) ||
      rest.download !== undefined ||
      !isHere(rest.target) ||
      !isPlainClick(event)
    )
      return;
    event.preventDefault();
    void navigate(href, { replace: replace ?? href === current, state });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** Link with `aria-current` if the current page is its target, or (unless `end`) below its target. */
export function NavLink({ to, end = false, ...rest }: LinkProps & { readonly end?: boolean }): JSX.Element {
  const address = useAddress();
  const { pathname } = useLocation();
  const target = splitLanguage(address(to).split(/[?#]/)[0] ?? '/').path;
  const isPartOfPage = address(to).includes('#');
  const isCurrent =
    !isPartOfPage && (pathname === target || (!end && target !== '/' && pathname.startsWith(`${target}/`)));
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}

/** Returns a function that navigates to an address, or by a number of history steps. */
export function useNavigate(): (to: To | number, options?: NavigateOptions) => void {
  const navigate = useRouterNavigate();
  const address = useAddress();
  return useCallback(
    (to, options) => {
      void (typeof to === 'number' ? navigate(to) : navigate(address(to), options));
    },
    [navigate, address],
  );
}

type NextParams = URLSearchParams | ((now: URLSearchParams) => URLSearchParams);
/** Returns the query parameters and a function that changes them without changing path and language. */
export function useSearchParams(): [URLSearchParams, (next: NextParams, options?: NavigateOptions) => void] {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback(
    (next: NextParams, options?: NavigateOptions) => {
      const changed = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      navigate({ pathname, search: changed.toString().replaceAll('%2C', ',') }, options);
    },
    [navigate, params, pathname],
  );
  return [params, change];
}
