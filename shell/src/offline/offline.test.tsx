import { jest } from '@jest/globals';
import { screen as lazyScreen, sessionEnded, toggleFavourite, type AreaManifest, type Store } from '@porchlight/client';
import { act, screen, waitFor } from '@testing-library/react';
import { aStore, renderApp, sourceOf } from '../testing/render-app.tsx';
import type { WorkerMessage } from './worker-message.ts';

const area: AreaManifest = {
  name: 'mfe-public',
  routes: [
    {
      path: '/*',
      title: 'Home',
      screen: lazyScreen(() => Promise.resolve({ HomeScreen: () => <h1>The home page</h1> })),
    },
  ],
};
const text = 'You’re offline. My Picks and pages you’ve opened still work.';
const listing = 'aaaaaaaaaa';
let posted: WorkerMessage[];
let isOnline: boolean;

/** Simulates a browser with or without service workers. */
function aBrowser({ hasWorker = true } = {}): void {
  posted = [];
  isOnline = true;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  if (!hasWorker) {
    delete (navigator as { serviceWorker?: unknown }).serviceWorker;
    return;
  }
  const active = {
    postMessage: (one: WorkerMessage) => {
      posted.push(one);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: () => Promise.resolve(), ready: Promise.resolve({ active }), controller: active },
  });
}
const become = async (state: 'online' | 'offline') => {
  isOnline = state === 'online';
  await act(async () => {
    window.dispatchEvent(new Event(state));
    await Promise.resolve();
  });
};

async function draw(store: Store = aStore()): Promise<Store> {
  const { source } = sourceOf({ 'mfe-public': area });
  await act(async () => {
    renderApp({ at: '/', store, source });
    await Promise.resolve();
  });
  // One live region of this part and one of the announcements.
  await waitFor(() => {
    expect(document.querySelectorAll('[aria-live="polite"]')).toHaveLength(2);
  });
  return store;
}
const hears = async (...kinds: WorkerMessage['kind'][]) => {
  await waitFor(
    () => {
      expect(posted.map(({ kind }) => kind)).toEqual(kinds);
    },
    { timeout: 4000 },
  );
};
beforeEach(() => {
  aBrowser();
  localStorage.clear();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  window.matchMedia = (() => ({ matches: true })) as never;
  window.requestIdleCallback = ((begin: () => void) => window.setTimeout(begin)) as typeof window.requestIdleCallback;
});

describe('offline', () => {
  it('announces the state politely and hides the notice when online', async () => {
    await draw();
    expect(screen.queryByText(text)).toBeNull();
    await become('offline');
    expect(screen.getByText(text).closest('[aria-live="polite"]')).toBeTruthy();
    await become('online');
    expect(screen.queryByText(text)).toBeNull();
  });
  it('loads full pages from the worker while offline only', async () => {
    await draw();
    const reached = () => {
      let isSeen = false;
      const link = document.createElement('a');
      link.href = '/homes';
      link.addEventListener('click', (event) => {
        isSeen = true;
        event.preventDefault();
      });
      document.body.append(link);
      link.click();
      link.remove();
      return isSeen;
    };
    expect(reached()).toBe(true);
    await become('offline');
    const stop = (event: Event) => {
      event.preventDefault();
    }; // jsdom cannot navigate
    window.addEventListener('click', stop, true);
    expect(reached()).toBe(false);
    await become('online');
    expect(reached()).toBe(true);
    window.removeEventListener('click', stop, true);
  });
});

describe('messages to the service worker', () => {
  it('report opened pages and favourites', async () => {
    const store = await draw();
    await hears('opened');
    await act(async () => {
      await store.dispatch(toggleFavourite(listing));
    });
    await hears('opened', 'picked');
    expect(posted).toEqual([
      { kind: 'opened', address: '/', files: [] },
      { kind: 'picked', ids: [listing], language: 'en-CA', address: '/homes/favourites' },
    ]);
  });
  it('report a logout only when it happens', async () => {
    const store = await draw();
    act(() => {
      store.dispatch({ type: 'session/sessionRestored', payload: { token: 't' } });
    });
    await hears('opened');
    act(() => {
      store.dispatch(sessionEnded());
    });
    await hears('opened', 'left');
  });
});

it('the site works without service workers', async () => {
  aBrowser({ hasWorker: false });
  await draw();
  expect(screen.getByRole('heading', { name: 'The home page' })).toBeTruthy();
  await become('offline');
  expect(screen.getByText(text)).toBeTruthy();
});
