import './icon.svg'; // a file of the build that shell.json names: the browser's tab shows it
import {
  keepLanguage,
  lastLanguage,
  makeStore,
  pageChanged,
  persist,
  refreshSession,
  restore,
  sendByFetch,
  track,
  wordsReady,
  type ServerState,
  type Store,
} from '@porchlight/client';
import { Provider } from '@porchlight/client/redux';
import { BrowserRouter } from '@porchlight/client/router';
import { hasNoPrefix, splitLanguage } from '@porchlight/contracts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { areaAt, readAreas } from './areas/areas.ts';
import { keepServerPage } from './areas/kept-page.ts';
import { networkSource, registerAreas } from './areas/load-area.ts';
import { applyTheme } from './chrome/theme.ts';
import { takeMailMark } from './page/mail-mark.ts';

/** What the server left in the page, when it drew it. */
function serverStateIn(document: Document): ServerState | undefined {
  try {
    return JSON.parse(document.getElementById('state')?.textContent ?? '') as ServerState;
  } catch {
    return undefined;
  }
}

/** Addresses without prefix speak the account's language, else the last one read here; all others say it themselves. */
function setPage(store: Store, path: string): void {
  const { user } = store.getState().session;
  const language = hasNoPrefix(path) ? (user?.language ?? lastLanguage() ?? 'en-CA') : splitLanguage(path).language;
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

async function start(): Promise<void> {
  applyTheme();
  const path = splitLanguage(window.location.pathname).path;
  const serverState = serverStateIn(document);
  const store = makeStore({ send: sendByFetch() }, serverState);
  const firstState = store.getState();
  restore(store);
  if (!serverState) setPage(store, window.location.pathname);
  if (!hasNoPrefix(path)) keepLanguage(store.getState().page.language);
  persist(store);
  track.arrival(new URLSearchParams(window.location.search));
  const mark = takeMailMark();

  // Without its French words the shell speaks English; those of an area are awaited with it.
  const [areas] = await Promise.all([readAreas(), wordsReady(store.getState().page.language).catch(() => undefined)]);
  registerAreas(areas);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const network = networkSource(() => store.getState().page.language),
    area = areaAt(path, areas);
  const isDrawn = serverState !== undefined && root.childElementCount > 0;
  const source = isDrawn && area ? keepServerPage(network, area, path) : network;
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
  // A token that was dead is gone by now.
  if (mark !== undefined)
    await import('./page/mail-click-calls.ts').then(
      ({ tellMailClick }) => {
        tellMailClick(store, mark);
      },
      () => undefined,
    );
}

void start();
