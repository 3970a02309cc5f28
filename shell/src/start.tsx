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
  type State,
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

/** Hydrates what the server rendered, or renders the page. */
async function draw(store: Store, firstState: State, serverState: ServerState | undefined): Promise<void> {
  const [areas] = await Promise.all([readAreas(), importMessages(store)]);
  registerAreas(areas);
  const root = document.getElementById('root');
  if (!root) throw new Error('missing #root element');
  const network = networkSource(() => store.getState().page.language);
  const path = splitLanguage(window.location.pathname).path;
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
}

async function start(): Promise<void> {
  applyTheme();
  readPermalinks();
  const serverState = serverStateIn(document);
  const services = { send: solveChallenges(retryWhenBusy(sendByFetch())) };
  const showView = await openedView(services);
  if (showView === 'ended') return;
  const store = makeStore(services, serverState);
  const firstState = store.getState();
  restore(store);
  if (!serverState) setPage(store, window.location.pathname);
  if (!hasNoLanguagePrefix(window.location.pathname)) storeLanguage(store.getState().page.language);
  persist(store);
  showView?.(store);
  const mark = extractMailMark();

  await draw(store, firstState, serverState);
  await store.dispatch(refreshSession());
  // The session refresh has removed an expired token.
  if (mark !== undefined) await reportMailClick(store, mark);
}

void start();
