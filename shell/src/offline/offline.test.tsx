import { jest } from '@jest/globals';
import { screen as lazyScreen, sessionEnded, toggleFavourite, type AreaManifest, type Store } from '@porchlight/client';
import { act, screen, waitFor } from '@testing-library/react';
import { aStore, renderApp, sourceOf } from '../testing/render-app.tsx';
import type { Told } from './told.ts';

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
const text = 'You are offline. Picks and pages you opened still work.';
const home = 'aaaaaaaaaa';
let told: Told[];
let isOnline: boolean;

/** A browser with a service worker, or without. */
function aBrowser({ hasWorker = true } = {}): void {
  told = [];
  isOnline = true;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  if (!hasWorker) {
    delete (navigator as { serviceWorker?: unknown }).serviceWorker;
    return;
  }
  const active = {
    postMessage: (one: Told) => {
      told.push(one);
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
  // Its own place and that of the announcements.
  await waitFor(() => {
    expect(document.querySelectorAll('[aria-live="polite"]')).toHaveLength(2);
  });
  return store;
}
const hears = async (...kinds: Told['kind'][]) => {
  await waitFor(
    () => {
      expect(told.map(({ kind }) => kind)).toEqual(kinds);
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

describe('without a network', () => {
  it('the page says so politely, and stops by itself', async () => {
    await draw();
    expect(screen.queryByText(text)).toBeNull();
    await become('offline');
    expect(screen.getByText(text).closest('[aria-live="polite"]')).toBeTruthy();
    await become('online');
    expect(screen.queryByText(text)).toBeNull();
  });
  it('links load whole pages, which the worker has; with a network they do not', async () => {
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
    }; // jsdom cannot load pages
    window.addEventListener('click', stop, true);
    expect(reached()).toBe(false);
    await become('online');
    expect(reached()).toBe(true);
    window.removeEventListener('click', stop, true);
  });
});

describe('the worker is told', () => {
  it('what is opened, and what is picked', async () => {
    const store = await draw();
    await hears('opened');
    await act(async () => {
      await store.dispatch(toggleFavourite(home));
    });
    await hears('opened', 'picked');
    expect(told).toEqual([
      { kind: 'opened', address: '/', files: [] },
      { kind: 'picked', ids: [home], language: 'en-CA', address: '/homes/favourites' },
    ]);
  });
  it('that a person signed out, and only then', async () => {
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

it('a browser without service workers has the site as ever', async () => {
  aBrowser({ hasWorker: false });
  await draw();
  expect(screen.getByRole('heading', { name: 'The home page' })).toBeTruthy();
  await become('offline');
  expect(screen.getByText(text)).toBeTruthy();
});
