import { jest } from '@jest/globals';
import {
  alertShown,
  flash,
  sessionEnded,
  screen as lazyScreen,
  type AreaManifest,
  type Store,
} from '@porchlight/client';
import { act, fireEvent, screen } from '@testing-library/react';
import { aStore, renderApp, sourceOf, type FakeResponses } from '../testing/render-app.tsx';

const home: AreaManifest = {
  name: 'mfe-public',
  routes: [
    {
      path: '/*',
      title: 'Home',
      screen: lazyScreen(() => Promise.resolve({ HomeScreen: () => <h1>The home page</h1> })),
    },
  ],
};
async function draw(responses: FakeResponses = {}, at = '/'): Promise<Store> {
  const store = aStore(responses);
  await act(async () => {
    renderApp({ at, store, source: sourceOf({ 'mfe-public': home }).source });
    await Promise.resolve();
  });
  return store;
}
const advance = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});
afterEach(() => {
  jest.useRealTimers();
});

describe('header and footer', () => {
  it('render the site settings: name, menus, List Your Ad, safe social links, year', async () => {
    await draw();
    expect(await screen.findByRole('link', { name: 'Guides' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'List Your Ad' }).getAttribute('href')).toBe('/landlord/register');
    expect(screen.getByRole('link', { name: 'Follow us on facebook' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Follow us on evil' })).toBeNull();
    expect(screen.getByText(`© ${new Date().getFullYear().toString()} Test Homes`)).toBeTruthy();
  });
  it('have the menus of a user who has a permission that an owner made, until the session ends', async () => {
    const item = { title: 'Partners', url: '/partners', externalUrl: false, target: '_self', children: [] };
    const store = await draw({ 'GET /own-menus': { body: { menus: { Primary: { id: 'p', menuItems: [item] } } } } });
    expect(screen.queryByRole('link', { name: 'Partners' })).toBeNull();
    // By its type: only the login sets permissions.
    act(() => void store.dispatch({ type: 'session/permissionsLoaded', payload: { 'made-viewPartnerPages': true } }));
    expect(await screen.findByRole('link', { name: 'Partners' })).toBeTruthy();
    act(() => void store.dispatch(sessionEnded()));
    expect(screen.queryByRole('link', { name: 'Partners' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Guides' })).toBeTruthy();
  });
  it('link to the same page in the other languages', async () => {
    await draw({}, '/guides');
    expect(screen.getByRole('link', { name: 'Français (Canada)' }).getAttribute('href')).toBe('/fr/guides');
    expect(screen.getByRole('link', { name: 'English (US)' }).getAttribute('href')).toBe('/en-us/guides');
  });
  it('keep query and fragment in the other languages', async () => {
    await draw({}, '/guides?q=lease');
    window.location.hash = '#deposits';
    const link = screen.getByRole('link', { name: 'Français (Canada)' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    window.location.hash = '';
    expect(link.getAttribute('href')).toMatch(/\/fr\/guides\?q=lease#deposits$/);
  });
  it('report a failure of the site settings and render without them', async () => {
    await draw({ 'GET /site-settings': { status: 503, body: { message: 'Settings are away.', code: 'away' } } });
    expect((await screen.findByRole('alert')).textContent).toBe('Settings are away.');
    expect(await screen.findByText('The home page')).toBeTruthy();
  });
});

describe('flashes', () => {
  it('hide after 3 s, errors after 6 s, and stay while hovered', async () => {
    jest.useFakeTimers();
    const store = await draw();
    act(() => {
      store.dispatch(flash({ text: 'Kept' }));
      store.dispatch(flash({ text: 'Not kept', type: 'error' }));
    });
    fireEvent.pointerEnter(screen.getByText('Kept'));
    await advance(3100);
    expect(screen.getByText('Kept')).toBeTruthy();
    fireEvent.pointerLeave(screen.getByText('Kept'));
    await advance(3100);
    expect(screen.queryByText('Kept')).toBeNull();
    expect(screen.queryByText('Not kept')).toBeNull();
  });
  it('show at most three and queue the fourth', async () => {
    jest.useFakeTimers();
    const store = await draw();
    act(() => {
      for (const text of ['1st', '2nd', '3rd', '4th']) store.dispatch(flash({ text }));
    });
    expect(screen.queryByText('4th')).toBeNull();
    await advance(3100);
    expect(screen.getByText('4th')).toBeTruthy();
  });
  it('show the same text once, and announce errors assertively', async () => {
    const store = await draw();
    act(() => {
      store.dispatch(flash({ text: 'Away', type: 'error' }));
      store.dispatch(flash({ text: 'Away', type: 'error' }));
    });
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual(['Away']);
  });
  it('show a text for its whole time when it is repeated', async () => {
    jest.useFakeTimers();
    const store = await draw();
    const save = () => act(() => void store.dispatch(flash({ text: 'Saved.' })));
    save();
    await advance(2900);
    save();
    await advance(2900);
    expect(screen.getByText('Saved.')).toBeTruthy();
    await advance(200);
    expect(screen.queryByText('Saved.')).toBeNull();
  });
});

describe('alerts by id', () => {
  it('hide after 7 s unless they hold form errors', async () => {
    jest.useFakeTimers();
    const store = await draw();
    act(() => {
      store.dispatch(alertShown({ id: 'a', type: 'info', message: 'For a while' }));
      store.dispatch(
        alertShown({ id: 'b', type: 'error', message: 'To read', errors: { email: ['Write your email.'] } }),
      );
    });
    await advance(100); // the notice is loaded with the first alert
    expect(screen.getByText('For a while')).toBeTruthy();
    await advance(7100);
    expect(screen.queryByText('For a while')).toBeNull();
    expect(screen.getByText('Write your email.')).toBeTruthy();
  });
});
