import { makeStore, pageChanged, type Send } from '@porchlight/client';
import { Provider } from '@porchlight/client/redux';
import { matchPath, PageAt, useLocation } from '@porchlight/client/router';
import { MemoryRouter } from '@porchlight/client/routers';
import type { Language } from '@porchlight/contracts';
import type { ReactElement, ReactNode } from 'react';

export interface SiteOptions {
  readonly at?: string;
  /** State of the history entry. */
  readonly state?: unknown;
  readonly path?: string;
  readonly language?: Language;
  readonly now?: string;
  readonly timeZone?: string;
  readonly send?: Send;
}
const notFound: Send = () => Promise.resolve({ status: 404, body: '{"message":"Not here.","code":"not-found"}' });

/**
 * Returns store and wrapper for rendering a screen: router, language and clock are set; `send` handles its requests.
 */
export function inSite({
  at = '/',
  state,
  path = '*',
  language = 'en-CA',
  now = '2026-11-21T12:00:00.000Z',
  timeZone = 'America/Toronto',
  send = notFound,
}: SiteOptions = {}) {
  const store = makeStore({ send });
  store.dispatch(pageChanged({ language, now, timeZone, origin: 'https://porchlight.test' }));
  const { pathname, search, hash } = new URL(at, 'https://porchlight.test');
  const Site = ({ children }: { readonly children: ReactNode }): ReactElement => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
        <Page path={path}>{children}</Page>
      </MemoryRouter>
    </Provider>
  );
  return { store, wrapper: Site };
}

function Page({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const found = matchPath(path, useLocation().pathname);
  return found && <PageAt params={found.params}>{children}</PageAt>;
}

/** Returns a `send` that maps path prefixes to responses; a number stands for an error status. */
export const stubResponses =
  (table: Readonly<Record<string, unknown>>): Send =>
  (path) => {
    const found = Object.entries(table).find(([start]) => path.startsWith(start));
    if (!found) return notFound(path, { method: 'GET', headers: {} });
    const [, response] = found;
    return Promise.resolve(
      typeof response === 'number'
        ? { status: response, body: '{"message":"Broken.","code":"broken"}' }
        : { status: 200, body: JSON.stringify(response) },
    );
  };
