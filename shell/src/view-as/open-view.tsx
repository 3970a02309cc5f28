import { lastLanguage, storage, storedViewName, type Services, type Store, type StoredView } from '@porchlight/client';
import { Provider } from '@porchlight/client/redux';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { EndedView } from './ended-view.tsx';
import type { OpenedView } from './opened-view.ts';
import { sendReadsOnly } from './send-reads-only.ts';
import { separateLocalStorage } from './tab-storage.ts';
import css from './view-as.module.css';
import { ViewBanner } from './view-banner.tsx';

/** How the tab loads pages; replaced in tests. */
export interface PageLoader {
  readonly reload: () => void;
  readonly open: (path: string) => void;
}
const byLocation: PageLoader = {
  reload: () => window.location.reload(),
  open: (path) => window.location.replace(path),
};

const leave = () => sessionStorage.removeItem(storedViewName);

/** Draws beside the page, whose own root hydrates what the server rendered. */
function draw(part: ReactNode): void {
  const host = document.createElement('div');
  host.className = css.host ?? '';
  document.body.prepend(host);
  createRoot(host).render(<StrictMode>{part}</StrictMode>);
}

/**
 * Makes this tab one of the viewed user: separates its storage, stores the token of the view there, and sends reads
 * only. Shows that the view has ended if so.
 */
export function openView(stored: string, services: Services, loader = byLocation): OpenedView {
  const view = JSON.parse(stored) as StoredView;
  document.documentElement.dataset.viewAs = '';
  separateLocalStorage();
  if (view.token === undefined || Date.parse(view.expiresAt) <= Date.now()) {
    document.getElementById('root')?.replaceChildren();
    draw(<EndedView {...view} language={lastLanguage() ?? 'en-CA'} onLeave={leave} />);
    return 'ended';
  }
  storage.write('user:token', view.token);
  services.send = sendReadsOnly(services.send);
  return (store) => showView(view, store, loader);
}

function showView(view: StoredView, store: Store, { reload, open }: PageLoader): void {
  const end = () => {
    stopWatching();
    clearTimeout(timer);
    const { token: _, ...ended } = view;
    sessionStorage.setItem(storedViewName, JSON.stringify(ended satisfies StoredView));
    reload();
  };
  const stopWatching = store.subscribe(() => {
    if (!store.getState().session.token) end();
  });
  const timer = setTimeout(end, Date.parse(view.expiresAt) - Date.now());
  const onStopped = () => {
    stopWatching();
    clearTimeout(timer);
    leave();
    open(view.recordPath);
  };
  draw(
    <Provider store={store}>
      <ViewBanner {...view} onStopped={onStopped} />
    </Provider>,
  );
}
