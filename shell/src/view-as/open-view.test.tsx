import { jest } from '@jest/globals';
import { persist, restore, storedViewName, type Services } from '@porchlight/client';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aStore } from '../testing/render-app.tsx';
import { openView } from './open-view.tsx';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const view = (over: object = {}) => ({
  token: 'plv1_token',
  expiresAt: inMinutes(30),
  userName: 'Leila Haddad',
  recordPath: '/admin/renters/1',
  ...over,
});
const deviceStorage = window.localStorage;
const loader = { reload: jest.fn(), open: jest.fn() };
const stored = () => JSON.parse(sessionStorage.getItem(storedViewName) ?? 'null') as { token?: string } | null;

/** Opens a tab with a view, as the start of the page does. */
function openTab(held: object, responses: Parameters<typeof aStore>[0] = {}) {
  const text = JSON.stringify(held);
  sessionStorage.setItem(storedViewName, text);
  const services: Services = { send: () => Promise.resolve({ status: 200, body: '{}' }) };
  let opened: ReturnType<typeof openView> = 'ended';
  act(() => {
    opened = openView(text, services, loader);
  });
  const store = aStore(responses);
  restore(store);
  const stop = persist(store);
  act(() => {
    if (opened !== 'ended') opened(store);
  });
  return { opened: opened as ReturnType<typeof openView>, store, stop };
}
beforeEach(() => {
  jest.clearAllMocks();
  deviceStorage.clear();
  document.body.innerHTML = '<div id="root"><p>The page</p></div>';
});
afterEach(() => {
  Object.defineProperty(window, 'localStorage', { configurable: true, value: deviceStorage });
  sessionStorage.clear();
});

describe('a tab with a view (VIEW-4)', () => {
  it('has the session of the view, and neither reads nor changes the storage of the browser', () => {
    deviceStorage.setItem('porchlight:user:token', '{"value":"token-of-staff"}');
    deviceStorage.setItem('porchlight:favourites', '{"value":["aaaaaaaaaa"]}');
    deviceStorage.setItem('porchlight:theme', '{"value":"dark"}');
    const before = JSON.stringify(deviceStorage);
    const { store, stop } = openTab(view());
    expect([store.getState().session.token, store.getState().favourites.ids]).toEqual(['plv1_token', []]);
    expect(window.localStorage.getItem('porchlight:theme')).toBe('{"value":"dark"}');
    expect(JSON.stringify(deviceStorage)).toBe(before);
    stop();
  });
  it('shows whose site it is and the minutes left, and stops on request', async () => {
    const { stop } = openTab(view(), { 'POST /view-as/stop': { body: {} } });
    const banner = await screen.findByRole('complementary', { name: 'Support view' });
    expect(banner.textContent).toContain('You’re viewing the site as Leila Haddad.');
    expect(banner.textContent).toContain('29 minutes left');
    await userEvent.click(screen.getByRole('button', { name: 'Stop viewing' }));
    expect(loader.open).toHaveBeenCalledWith('/admin/renters/1');
    expect([stored(), loader.reload.mock.calls.length]).toEqual([null, 0]);
    stop();
  });
  it('stays a view when the stop fails, and says so', async () => {
    const { stop } = openTab(view(), {
      'POST /view-as/stop': { status: 503, body: { message: 'Away', code: 'unavailable' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop viewing' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t stop the view.');
    expect([stored()?.token, loader.open.mock.calls.length]).toEqual(['plv1_token', 0]);
    stop();
  });
  it('ends, and loads no session of staff, when the session ends', () => {
    const { store, stop } = openTab(view());
    act(() => {
      store.dispatch({ type: 'session/sessionEnded' });
    });
    expect([stored()?.token, stored() !== null, loader.reload.mock.calls.length]).toEqual([undefined, true, 1]);
    stop();
  });
  it.each([
    ['was ended', { token: undefined }],
    ['is older than 30 minutes', { expiresAt: inMinutes(-1) }],
  ])('whose view %s shows that instead of a page, until its reader goes on', async (_, over) => {
    const { opened, stop } = openTab(view(over));
    expect(opened).toBe('ended');
    expect(await screen.findByRole('heading', { level: 1, name: 'This view has ended' })).toBeTruthy();
    expect(screen.queryByText('The page')).toBeNull();
    const link = screen.getByRole('link', { name: 'Go back to the account’s record' });
    expect([link.getAttribute('href'), stored() !== null]).toEqual(['/admin/renters/1', true]);
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(stored()).toBeNull();
    stop();
  });
});
