import { makeStore, type AreaManifest, type Store } from '@porchlight/client';
import { Provider } from '@porchlight/client/redux';
import { useLocation } from '@porchlight/client/router';
import { MemoryRouter } from '@porchlight/client/routers';
import type { AreaEntry } from '@porchlight/contracts/internal';
import { render } from '@testing-library/react';
import { App } from '../app.tsx';
import type { AreaSource } from '../areas/area-source.ts';

// jsdom has <dialog> without showModal and close.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

/** Returns an entry of areas.json. */
export const anArea = (name: string, paths: readonly string[]): AreaEntry => ({
  name,
  paths,
  version: '1',
  entry: `/areas/${name}/remoteEntry.1.js`,
  integrity: 'sha384-x',
  server: null,
});
export const deployed = [
  anArea('mfe-public', ['/']),
  anArea('mfe-admin', ['/admin']),
  anArea('mfe-portal', ['/portal', '/landlord']),
  anArea('mfe-support', ['/support']),
  anArea('mfe-renter', ['/admin/renter-profile', '/admin/favourite-listings']),
];

/** Creates a source with the given manifests; other areas fail. `tries` counts the attempts per area. */
export function sourceOf(manifests: Record<string, AreaManifest | (() => Promise<AreaManifest>)>) {
  const opened = new Map<string, Promise<AreaManifest>>();
  const tries: Record<string, number> = {};
  const begin = (name: string) => {
    tries[name] = (tries[name] ?? 0) + 1;
    const found = manifests[name];
    const opening =
      typeof found === 'function'
        ? found()
        : found
          ? Promise.resolve(found)
          : Promise.reject(new Error(`${name} is broken`));
    opening.catch(() => undefined);
    opened.set(name, opening);
    return opening;
  };
  const source: AreaSource = {
    open: ({ name }) => opened.get(name) ?? begin(name),
    evict: ({ name }) => {
      opened.delete(name);
    },
  };
  return { source, tries };
}

const settings = {
  siteSettings: {
    siteName: 'Test Homes',
    companyInfo: { logo: null, socialMedia: { facebook: 'https://facebook.example/x', evil: 'javascript:alert(1)' } },
    links: { listYourAd: '/landlord/register' },
    languages: [],
  },
  permaLinks: { listings: 'homes' },
  contentVersion: 'v1',
  menus: {
    Primary: {
      id: 'p',
      menuItems: [{ title: 'Guides', url: '/guides', externalUrl: false, target: '_self', children: [] }],
    },
    Footer: { id: 'f', menuItems: [] },
  },
};
interface FakeResponse {
  readonly status?: number;
  readonly body: unknown;
  readonly retryAfter?: string;
}
export type FakeResponses = Record<string, FakeResponse | ((body: unknown) => FakeResponse)>;

/** Creates a store with site settings and fake responses; calls without one return 404. */
export const aStore = (responses: FakeResponses = {}): Store =>
  makeStore({
    send: (path, { method, body }) => {
      const known: FakeResponses = { 'GET /site-settings': { body: settings }, ...responses };
      const named = known[`${method} ${path.split('?')[0] ?? path}`];
      const found = typeof named === 'function' ? named(body === undefined ? undefined : JSON.parse(body)) : named;
      return Promise.resolve({
        status: found ? (found.status ?? 200) : 404,
        retryAfter: found?.retryAfter ?? null,
        body: JSON.stringify(found?.body ?? { message: 'Nothing here', code: 'not-found' }),
      });
    },
  });

function Where() {
  const { pathname } = useLocation();
  return <output data-testid="where">{pathname}</output>;
}

/** Renders the complete shell at a path. */
export function renderApp({
  at,
  store,
  areas = deployed,
  source,
}: {
  at: string;
  store: Store;
  areas?: readonly AreaEntry[];
  source: AreaSource;
}) {
  return render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <App areas={areas} source={source} />
        <Where />
      </MemoryRouter>
    </Provider>,
  );
}
