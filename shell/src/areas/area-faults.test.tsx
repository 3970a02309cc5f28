import { jest } from '@jest/globals';
import { screen as lazyScreen, withTimeout, type AreaManifest } from '@porchlight/client';
import { act, screen } from '@testing-library/react';
import { aStore, anArea, deployed, renderApp, sourceOf } from '../testing/render-app.tsx';
import { areaAt } from './areas.ts';
import { isTimeout } from './is-timeout.ts';

const good: AreaManifest = {
  name: 'mfe-public',
  routes: [
    {
      path: '/*',
      title: 'Home',
      screen: lazyScreen(() => Promise.resolve({ HomeScreen: () => <h1>The home page</h1> })),
    },
  ],
};
const draw = async (sources: Parameters<typeof sourceOf>[0], { at = '/', areas = deployed } = {}) => {
  const { source, tries } = sourceOf(sources);
  await act(async () => {
    renderApp({ at, store: aStore(), source, areas });
    await Promise.resolve();
  });
  return tries;
};
const tryAgain = async () => {
  await act(async () => {
    screen.getByRole('button', { name: 'Try again' }).click();
    await Promise.resolve();
  });
};
const failing = (error: unknown) => {
  let isFirst = true;
  return () => {
    const now = isFirst;
    isFirst = false;
    return now ? Promise.reject(error as Error) : Promise.resolve(good);
  };
};
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('failures of an area', () => {
  it('shows a failed area with a retry beside header and footer', async () => {
    const tries = await draw({ 'mfe-public': failing(new Error('404')) });
    expect(await screen.findByText('This part didn’t load')).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    await tryAgain();
    expect(await screen.findByText('The home page')).toBeTruthy();
    expect(tries['mfe-public']).toBe(2);
  });

  it('shows an area that is not deployed without falling back to the public site', async () => {
    await draw({ 'mfe-public': good }, { at: '/portal/dashboard', areas: [anArea('mfe-public', ['/'])] });
    expect(screen.getByText('This part isn’t available right now')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('shows a message when an area loads for more than five seconds', async () => {
    jest.useFakeTimers();
    await draw({ 'mfe-public': () => new Promise<never>(() => undefined) });
    await act(async () => {
      await jest.advanceTimersByTimeAsync(4900);
    });
    expect(screen.queryByText('This is taking longer than usual.')).toBeNull();
    await act(async () => {
      await jest.advanceTimersByTimeAsync(200);
    });
    expect(screen.getByText('This is taking longer than usual.')).toBeTruthy();
  });

  it('catches a screen that throws while rendering', async () => {
    const Broken = () => {
      throw new Error('in render');
    };
    await draw({
      'mfe-public': {
        name: 'mfe-public',
        routes: [{ path: '/*', title: 'Home', screen: lazyScreen(() => Promise.resolve({ BrokenScreen: Broken })) }],
      },
    });
    expect(await screen.findByText('This part didn’t load')).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
  });

  it('reloads a failed chunk on retry only, not on every render', async () => {
    let requestCount = 0;
    const flaky = lazyScreen(() => {
      requestCount += 1;
      return requestCount === 1
        ? Promise.reject(new Error('gone'))
        : Promise.resolve({ HomeScreen: () => <h1>The home page</h1> });
    });
    await draw({ 'mfe-public': { name: 'mfe-public', routes: [{ path: '/*', title: 'Home', screen: flaky }] } });
    expect(await screen.findByText('This part didn’t load')).toBeTruthy();
    expect(requestCount).toBe(1);
    await tryAgain();
    expect(await screen.findByText('The home page')).toBeTruthy();
    expect(requestCount).toBe(2);
  });

  it('distinguishes timeouts, after which a retry reloads the page', async () => {
    expect([
      isTimeout(await withTimeout(1, new Promise(() => undefined)).catch((error: unknown) => error)),
      isTimeout({ type: 'timeout' }),
      isTimeout(new Error('404')),
      isTimeout(null),
    ]).toEqual([true, true, false, false]);
  });
});

describe('area of a path', () => {
  it.each([
    ['/', 'mfe-public'],
    ['/homes/alberta', 'mfe-public'],
    ['/admin/posts', 'mfe-admin'],
    ['/admin/renter-profile', 'mfe-renter'],
    ['/administration', 'mfe-public'],
    ['/landlord/register', 'mfe-portal'],
  ])('%s is served by %s: the longest prefix wins', (path, name) => {
    expect(areaAt(path, deployed)?.name).toBe(name);
  });
});
