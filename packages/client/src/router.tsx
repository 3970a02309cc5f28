// Areas reach the router through this door only: one router in the page. Areas write and read addresses without language
// prefix; links put it on (none for /admin, /portal, /support, /login …: contracts' `hasNoPrefix`).
import { inLanguage, splitLanguage } from '@porchlight/contracts';
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
/** A page that is drawn: the address it stands for, which a dialog's own may hide, and the parameters in it. */
interface Page {
  readonly location?: Location;
  readonly params: Params;
}
const PageContext = createContext<Page>({ params: {} });

/** Draws a page at its address. The shell matches addresses itself: `Routes` would bring the router's data routes along. */
export function PageAt({ location, params, children }: Page & { readonly children: ReactNode }): JSX.Element {
  const page = useMemo(() => ({ params, ...(location ? { location } : {}) }), [location, params]);
  return <PageContext value={page}>{children}</PageContext>;
}
/** The parameters of the page's address. */
export const useParams = (): Params => use(PageContext).params;

/** Where the reader is, without language prefix. */
export function useLocation(): Location {
  const here = useRouterLocation(),
    location = use(PageContext).location ?? here;
  return useMemo(() => ({ ...location, pathname: splitLanguage(location.pathname).path }), [location]);
}

const isElsewhere = (to: To): to is string => typeof to === 'string' && /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(to);

/** The address of a page in the language of this one: `/homes` → `/fr/homes`. For `href` and `action`; links do it themselves. */
export function useAddress(): (to: To) => string {
  const language = useLanguage();
  const { pathname } = useLocation();
  return useCallback(
    (to) => {
      if (isElsewhere(to)) return to;
      const resolved = resolvePath(to, pathname);
      return createPath({ ...resolved, pathname: inLanguage(resolved.pathname, language) });
    },
    [language, pathname],
  );
}

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
  readonly state?: unknown;
  /** Takes the place of this page in the history; so does a link to this very address. */
  readonly replace?: boolean | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}
// Anything else is the browser's: another tab, a download, the menu.
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target: string | undefined) =>
  button === 0 && (!target || target === '_self') && !(metaKey || altKey || ctrlKey || shiftKey);

/** A link inside the site; what leads elsewhere is a plain one. The router's own link would bring its forms and fetchers along. */
export function Link({ to, state, replace, onClick, children, ...rest }: LinkProps): JSX.Element {
  const href = hrefOf(useAddress()(to)),
    here = createPath(useRouterLocation());
  const navigate = useRouterNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isElsewhere(href) || rest.download !== undefined || !isPlainClick(event, rest.target))
      return;
    event.preventDefault();
    void navigate(href, { replace: replace ?? href === here, state });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** A link that says `aria-current` where the reader stands on its page, or below it unless `end`. */
export function NavLink({ to, end = false, ...rest }: LinkProps & { readonly end?: boolean }): JSX.Element {
  const address = useAddress();
  const { pathname } = useLocation();
  const target = splitLanguage(address(to).split(/[?#]/)[0] ?? '/').path,
    isPartOfPage = address(to).includes('#');
  const isCurrent =
    !isPartOfPage && (pathname === target || (!end && target !== '/' && pathname.startsWith(`${target}/`)));
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}

/** Goes to a page, or back by so many steps. */
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
/** The query of the address, and a way to change it that keeps path, hash and language. */
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
