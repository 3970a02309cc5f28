import './icon.svg'; // emitted as a file and referenced by shell.json as the favicon
import {
  storeLanguage,
  lastLanguage,
  makeStore,
  pageChanged,
  persist,
  refreshSession,
  restore,
  retryWhenBusy,
  sendByFetch,
  solveChallenges,
  messagesReady,
  type ServerState,
  type Store,
} from '@porchlight/client';
import { Provider } from '@porchlight/client/redux';
import { BrowserRouter } from '@porchlight/client/router';
import { applyPermalinks, hasNoLanguagePrefix, splitLanguage, type Permalinks } from '@porchlight/contracts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { areaAt, readAreas } from './areas/areas.ts';
import { keepServerHtml } from './areas/server-page.ts';
import { networkSource, registerAreas } from './areas/load-area.ts';
import { applyTheme } from './layout/theme.ts';
import { extractMailMark } from './page/mail-mark.ts';
import { openedView } from './view-as/opened-view.ts';

/** Returns the state of a server-rendered page; undefined for client-rendered pages. */
function serverStateIn(document: Document): ServerState | undefined {
  try {
    return JSON.parse(document.getElementById('state')?.textContent ?? '') as ServerState;
  } catch {
    return undefined;
  }
}

/**
 * Sets the page state. Paths without a language prefix use the account's language, else the last one used; all others
 * determine it, also those of account pages under a prefix.
 */
function setPage(store: Store, path: string): void {
  const { user } = store.getState().session;
  const language = hasNoLanguagePrefix(path)
    ? (user?.language ?? lastLanguage() ?? 'en-CA')
    : splitLanguage(path).language;
  store.dispatch(
    pageChanged({
      language,
      origin: window.location.origin,
      now: new Date().toISOString(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  );
  document.documentElement.lang = language;
}

// The shell falls back to English when its French messages fail to load; areas wait for their own.
const importMessages = (store: Store) => messagesReady(store.getState().page.language).catch(() => undefined);

/** Applies the permalinks of the document; it names none while they are the default. */
function readPermalinks(): void {
  const permalinks = document.querySelector<HTMLMetaElement>('meta[name=permalinks]');
  if (permalinks) applyPermalinks(JSON.parse(permalinks.content) as Permalinks);
}

const reportMailClick = (store: Store, mark: string) =>
  import('./page/mail-click-calls.ts').then(
    ({ sendMailClick }) => {
      sendMailClick(store, mark);
    },
    () => undefined,
  );

/** Sets the page state unless the server did, and stores the language of an address that has one. */
function setLanguage(store: Store, serverState: ServerState | undefined): void {
  const { pathname } = window.location;
  if (!serverState) setPage(store, pathname);
  if (!hasNoLanguagePrefix(pathname)) storeLanguage(store.getState().page.language);
}

async function start(): Promise<void> {
  applyTheme();
  readPermalinks();
  const path = splitLanguage(window.location.pathname).path;
  const serverState = serverStateIn(document);
  const services = { send: solveChallenges(retryWhenBusy(sendByFetch())) };
  const showView = await openedView(services);
  if (showView === 'ended') return;
  const store = makeStore(services, serverState);
  const firstState = store.getState();
  restore(store);
  setLanguage(store, serverState);
  persist(store);
  showView?.(store);
  const mark = extractMailMark();

  const [areas] = await Promise.all([readAreas(), importMessages(store)]);
  registerAreas(areas);
  const root = document.getElementById('root');
  if (!root) throw new Error('missing #root element');
  const network = networkSource(() => store.getState().page.language);
  const area = areaAt(path, areas);
  const isDrawn = serverState !== undefined && root.childElementCount > 0;
  const source = isDrawn && area ? keepServerHtml(network, area, path) : network;
  const app = (
    <StrictMode>
      <Provider store={store} {...(serverState ? { serverState: firstState } : {})}>
        <BrowserRouter>
          <App areas={areas} source={source} />
        </BrowserRouter>
      </Provider>
    </StrictMode>
  );
  if (isDrawn) hydrateRoot(root, app);
  else createRoot(root).render(app);
  await store.dispatch(refreshSession());
  // The session refresh has removed an expired token.
  if (mark !== undefined) await reportMailClick(store, mark);
}

void start();
