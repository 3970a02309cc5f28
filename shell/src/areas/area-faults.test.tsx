import { jest } from '@jest/globals';
import { screen as lazyScreen, TooLate, type AreaManifest } from '@porchlight/client';
import { act, screen } from '@testing-library/react';
import { aStore, anArea, deployed, renderApp, sourceOf } from '../testing/render-app.tsx';
import { areaAt } from './areas.ts';
import { isTooLate } from './load-error.ts';

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

describe('an area that fails never takes the page down', () => {
  it('one that does not load is said so, with its way to try again; header and footer stay', async () => {
    const tries = await draw({ 'mfe-public': failing(new Error('404')) });
    expect(await screen.findByText('This part did not load')).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    await tryAgain();
    expect(await screen.findByText('The home page')).toBeTruthy();
    expect(tries['mfe-public']).toBe(2);
  });

  it('one that is not deployed is said so, and its addresses do not fall to the public site', async () => {
    await draw({ 'mfe-public': good }, { at: '/portal/dashboard', areas: [anArea('mfe-public', ['/'])] });
    expect(screen.getByText('This part is not here at the moment')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('one that is slow says so after five seconds', async () => {
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

  it('a screen that throws while it is drawn is caught beside the living header', async () => {
    const Broken = () => {
      throw new Error('in render');
    };
    await draw({
      'mfe-public': {
        name: 'mfe-public',
        routes: [{ path: '/*', title: 'Home', screen: lazyScreen(() => Promise.resolve({ BrokenScreen: Broken })) }],
      },
    });
    expect(await screen.findByText('This part did not load')).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
  });

  it('a screen whose chunk is lost is asked for again by Try again, not by every render', async () => {
    let asked = 0;
    const flaky = lazyScreen(() => {
      asked += 1;
      return asked === 1
        ? Promise.reject(new Error('gone'))
        : Promise.resolve({ HomeScreen: () => <h1>The home page</h1> });
    });
    await draw({ 'mfe-public': { name: 'mfe-public', routes: [{ path: '/*', title: 'Home', screen: flaky }] } });
    expect(await screen.findByText('This part did not load')).toBeTruthy();
    expect(asked).toBe(1);
    await tryAgain();
    expect(await screen.findByText('The home page')).toBeTruthy();
    expect(asked).toBe(2);
  });

  it('a wait that ended is told from a failure: trying again then reloads the page', () => {
    expect([
      isTooLate(new TooLate('late')),
      isTooLate({ type: 'timeout' }),
      isTooLate(new Error('404')),
      isTooLate(null),
    ]).toEqual([true, true, false, false]);
  });
});

describe('the area of an address', () => {
  it.each([
    ['/', 'mfe-public'],
    ['/homes/alberta', 'mfe-public'],
    ['/admin/posts', 'mfe-admin'],
    ['/admin/renter-profile', 'mfe-renter'],
    ['/administration', 'mfe-public'],
    ['/landlord/register', 'mfe-portal'],
  ])('%s is served by %s: the longest path wins', (path, name) => {
    expect(areaAt(path, deployed)?.name).toBe(name);
  });
});
