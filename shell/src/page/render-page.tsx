import {
  api,
  makeStore,
  pageChanged,
  formatMessage,
  messagesIn,
  messagesReady,
  type AreaManifest,
  type AreaRoute,
  type Head,
  type ServerState,
  type State,
  type Store,
} from '@porchlight/client';
import { Provider } from '@porchlight/client/redux';
import { StaticRouter } from '@porchlight/client/routers';
import { applyPermalinks, jsonInScript, localizePath, splitLanguage, type Language } from '@porchlight/contracts';
import type { BrandColours } from '@porchlight/contracts/content';
import type { AreaEntry, FetchApi, PageFiles, RenderRequest, RenderedPage } from '@porchlight/contracts/internal';
import { noncePlaceholder } from '@porchlight/contracts/internal';
import { renderToString } from 'react-dom/server';
import { App } from '../app.tsx';
import { preloadedSource, routeAt } from '../areas/area-source.ts';
import { areaAt } from '../areas/areas.ts';
import { brandCss } from '../layout/brand-css.ts';
import { themeScript } from '../layout/theme-script.ts';
import { BrokenPage } from './broken/broken-page.ts';
import { brokenMessages } from './broken/messages/catalog.ts';
import { failureOf } from './failure-of.ts';
import { headHtml } from './head-html.ts';
import { siteFactsOf } from './use-site-settings.ts';

type Request = RenderRequest<AreaManifest>;
/** State of one page before rendering. */
interface Page {
  readonly store: Store;
  readonly language: Language;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly siteName: string;
  readonly brand: BrandColours | undefined;
}

const brandStyle = (brand: BrandColours | undefined) => {
  const css = brandCss(brand);
  return css && `<style nonce="${noncePlaceholder}">${css}</style>`;
};
const noFiles: PageFiles = { styles: [], preloads: [] };
const sendBy =
  (fetchApi: FetchApi) =>
  (path: string, { headers }: { headers: Record<string, string> }) =>
    fetchApi(path, { method: 'GET', headers });

async function openPage({ url, origin, permalinks, now, timeZone, fetchApi }: Request): Promise<Page> {
  applyPermalinks(permalinks);
  const address = new URL(url, 'http://page');
  const { language, path } = splitLanguage(address.pathname);
  const store = makeStore({ send: sendBy(fetchApi) });
  store.dispatch(pageChanged({ language, origin, now, timeZone }));
  const settings = await store.dispatch(
    api.endpoints.getSiteSettings.initiate({ query: { lang: language } }, { subscribe: false }),
  );
  const { siteName, brand } = siteFactsOf(settings.data);
  return { store, language, path, query: address.searchParams, siteName, brand };
}

/** Returns the head of the matching route after loading its data into the store and its screen into memory. */
async function loadHead(page: Page, manifest: AreaManifest, { origin, now }: Request): Promise<Head> {
  const { store, language, path, query, siteName } = page;
  const found = routeAt(manifest, path);
  if (!found) return { status: 404, title: siteName };
  const { route, params } = found;
  await route.screen?.load();
  await messagesReady(language); // titles need them, and rendering is synchronous
  const title = staticTitle(route, manifest, language);
  if (!route.load)
    return (
      route.head?.(undefined, { language, siteName, origin, path, params, query, now: new Date(now) }) ?? { title }
    );
  try {
    const data = await route.load({ dispatch: store.dispatch, getState: store.getState, params, query, language });
    return route.head?.(data, { language, siteName, origin, path, params, query, now: new Date(now) }) ?? { title };
  } catch {
    // The error page is shown, the browser retries, and search engines do not index it.
    store.dispatch(pageChanged({ failure: failureOf(store.getState(), path) }));
    await BrokenPage.load();
    return { title: formatMessage(brokenMessages, language, 'brokenTitle'), noindex: true };
  }
}

const staticTitle = ({ title }: AreaRoute, { messages }: AreaManifest, language: Language) =>
  typeof title === 'function' ? title(messages ? messagesIn(messages, language) : {}) : title;

/**
 * Returns the files of the screen at a path: those of the exposed module, of the route's chunk, and the messages of
 * both.
 */
function screenFiles({ files }: AreaEntry, manifest: AreaManifest, { path, language }: Page): PageFiles {
  const chunk = routeAt(manifest, path)?.route.screen?.chunk ?? '';
  const messages = language === 'fr-CA' ? 'messages-fr' : 'messages-en';
  const parts = [
    files?.exposed ?? noFiles,
    ...[chunk, messages, `${messages}-${chunk}`].map((name) => files?.screens[name] ?? noFiles),
  ];
  return {
    styles: [...new Set(parts.flatMap((part) => part.styles))],
    preloads: [...new Set(parts.flatMap((part) => part.preloads))],
  };
}

/** Returns the state that the browser needs to hydrate the page without further requests. */
const toServerState = ({ page, content, api: apiState }: State): ServerState => ({
  page,
  content,
  api: { ...apiState, subscriptions: {} },
});
const statusOf = (head: Head, { page }: Pick<ReturnType<Store['getState']>, 'page'>) =>
  page.failure?.status ?? head.status ?? 200;

/** Returns the target of a redirect in a language; another site has none. */
const locationIn = (language: Language, target: string) =>
  target.startsWith('/') ? localizePath(target, language) : target;

/**
 * Renders one public page. Throws without a matching area or when the area fails; the gateway then sends the
 * client-rendered page.
 */
export async function renderPage(request: Request): Promise<RenderedPage> {
  const page = await openPage(request);
  const { store, language, path, query, siteName, brand } = page;
  const area = areaAt(path, request.areas.areas);
  const manifest = area && request.loadArea(area.name);
  if (!area || !manifest) throw new Error(`no area renders ${path}`);
  const head = await loadHead(page, manifest, request);
  const isMoved = head.status === 301 && head.location !== undefined;
  const state = toServerState(store.getState());
  await messagesReady(language); // those of the chunks that `load` imported
  const body = isMoved
    ? ''
    : renderToString(
        <Provider store={store}>
          <StaticRouter location={request.url}>
            <App areas={request.areas.areas} source={preloadedSource(manifest)} />
          </StaticRouter>
        </Provider>,
      );
  const requestedPath = path + (query.size > 0 ? `?${query}` : '');
  return {
    status: statusOf(head, state),
    ...(isMoved ? { location: locationIn(language, head.location ?? '/') } : {}),
    lang: language,
    body,
    state: jsonInScript(state),
    bodyClass: 'role-visitor',
    files: screenFiles(area, manifest, page),
    head: [
      `<script nonce="${noncePlaceholder}">${themeScript}</script>`,
      brandStyle(brand),
      headHtml({ head, origin: request.origin, path: requestedPath, language, siteName }),
    ].join(''),
  };
}
