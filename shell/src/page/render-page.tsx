import {
  api,
  makeStore,
  pageChanged,
  say,
  serverStateOf,
  textsIn,
  type AreaManifest,
  type AreaRoute,
  type Head,
  type Store,
} from '@porchlight/client';
import { Provider } from '@porchlight/client/redux';
import { StaticRouter } from '@porchlight/client/routers';
import { inLanguage, splitLanguage, type Language } from '@porchlight/contracts';
import type { AreaEntry, FetchApi, PageFiles, RenderRequest, RenderedPage } from '@porchlight/contracts/internal';
import { noncePlaceholder } from '@porchlight/contracts/internal';
import { renderToString } from 'react-dom/server';
import { App } from '../app.tsx';
import { readySource, routeAt } from '../areas/area-source.ts';
import { areaAt } from '../areas/areas.ts';
import { themeScript } from '../chrome/theme-script.ts';
import { BrokenPage } from './broken/broken-page.ts';
import { brokenWords } from './broken/words/catalogue.ts';
import { jsonInScript } from './escape.ts';
import { failureOf } from './failure-of.ts';
import { headHtml } from './head-html.ts';
import { siteFactsOf } from './use-site-settings.ts';

type Request = RenderRequest<AreaManifest>;
/** Everything of one page before it is drawn. */
interface Page {
  readonly store: Store;
  readonly language: Language;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly siteName: string;
}

const nothing: PageFiles = { styles: [], preloads: [] };
const sendBy =
  (fetchApi: FetchApi) =>
  (path: string, { headers }: { headers: Record<string, string> }) =>
    fetchApi(path, { method: 'GET', headers });

async function openPage({ url, origin, now, timeZone, fetchApi }: Request): Promise<Page> {
  const address = new URL(url, 'http://page');
  const { language, path } = splitLanguage(address.pathname);
  const store = makeStore({ send: sendBy(fetchApi) });
  store.dispatch(pageChanged({ language, origin, now, timeZone }));
  const settings = await store.dispatch(
    api.endpoints.getSiteSettings.initiate({ query: { lang: language } }, { subscribe: false }),
  );
  return { store, language, path, query: address.searchParams, siteName: siteFactsOf(settings.data).siteName };
}

/** What the route at the address says of itself, after loading its data into the store and its screen into memory. */
async function headOf(page: Page, manifest: AreaManifest, { origin, now }: Request): Promise<Head> {
  const { store, language, path, query, siteName } = page;
  const found = routeAt(manifest, path);
  if (!found) return { status: 404, title: siteName };
  const { route, params } = found;
  await route.screen?.load();
  const title = staticTitle(route, manifest, language);
  if (!route.load)
    return (
      route.head?.(undefined, { language, siteName, origin, path, params, query, now: new Date(now) }) ?? { title }
    );
  try {
    const data = await route.load({ dispatch: store.dispatch, getState: store.getState, params, query, language });
    return route.head?.(data, { language, siteName, origin, path, params, query, now: new Date(now) }) ?? { title };
  } catch {
    // A service is away or failed: the page says so, the browser asks again, no index keeps it.
    store.dispatch(pageChanged({ failure: failureOf(store.getState(), path) }));
    await BrokenPage.load();
    return { title: say(brokenWords, language, 'brokenTitle'), noindex: true };
  }
}

const staticTitle = ({ title }: AreaRoute, { words }: AreaManifest, language: Language) =>
  typeof title === 'function' ? title(words ? textsIn(words, language) : {}) : title;

/** Files of the screen that stands at an address: those of the exposed module, of the chunk that the route names, and the words of both in the language. */
function filesOf({ files }: AreaEntry, manifest: AreaManifest, { path, language }: Page): PageFiles {
  const chunk = routeAt(manifest, path)?.route.screen?.chunk ?? '',
    words = language === 'fr-CA' ? 'words-fr' : 'words-en';
  const parts = [
    files?.exposed ?? nothing,
    ...[chunk, words, `${words}-${chunk}`].map((name) => files?.screens[name] ?? nothing),
  ];
  return {
    styles: [...new Set(parts.flatMap((part) => part.styles))],
    preloads: [...new Set(parts.flatMap((part) => part.preloads))],
  };
}

const statusOf = (head: Head, { page }: Pick<ReturnType<Store['getState']>, 'page'>) =>
  page.failure?.status ?? head.status ?? 200;

/** Draws one public page. Throws when there is no area to draw or the area fails: the gateway then sends the client-only page. */
export async function renderPage(request: Request): Promise<RenderedPage> {
  const page = await openPage(request);
  const { store, language, path, query, siteName } = page;
  const area = areaAt(path, request.areas.areas);
  const manifest = area && request.loadArea(area.name);
  if (!area || !manifest) throw new Error(`No area can draw ${path}`);
  const head = await headOf(page, manifest, request);
  const isMoved = head.status === 301 && head.location !== undefined;
  const state = serverStateOf(store.getState());
  const body = isMoved
    ? ''
    : renderToString(
        <Provider store={store}>
          <StaticRouter location={request.url}>
            <App areas={request.areas.areas} source={readySource(manifest)} />
          </StaticRouter>
        </Provider>,
      );
  const asked = path + (query.size > 0 ? `?${query}` : '');
  return {
    status: statusOf(head, state),
    ...(isMoved ? { location: inLanguage(head.location ?? '/', language) } : {}),
    lang: language,
    body,
    state: jsonInScript(state),
    bodyClass: 'role-visitor',
    files: filesOf(area, manifest, page),
    head: `<script nonce="${noncePlaceholder}">${themeScript}</script>${headHtml({ head, origin: request.origin, path: asked, language, siteName })}`,
  };
}
