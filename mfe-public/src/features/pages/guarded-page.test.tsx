import { inSite, stubResponses } from '@porchlight/listing-ui/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cmsPageHead } from './cms-page.ts';
import PageScreen from './page-screen.tsx';
import { aPage } from './testing/a-page.ts';

const own = { page: aPage({ title: 'Rates for partners' }) };
const made = { 'made-viewPartnerPages': true } as const;
/** Opens a guarded page with a session; undefined for a guest. */
async function open(session: object | undefined, response: unknown = own) {
  const asked: string[] = [];
  const send = stubResponses({ '/pages/by-address': { isGuarded: true }, '/own-pages/by-address': response });
  const site = inSite({
    at: '/partner-rates',
    path: '/*',
    send: (path, init) => {
      asked.push(path.split('?')[0] ?? '');
      return send(path, init);
    },
  });
  // By its type: only the session of the browser restores one.
  site.store.dispatch({ type: 'session/sessionRestored', payload: session ? { token: 't', ...session } : {} });
  await act(() => Promise.resolve(render(<PageScreen />, site)));
  return { ...site, asked };
}
const closed = { name: 'This page is for some users only' };

describe('a page that a permission guards', () => {
  it('is shown to users with the permission', async () => {
    await open({ permissions: made });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rates for partners' })).toBeTruthy();
  });
  it('offers guests to log in', async () => {
    const { store, asked } = await open(undefined);
    expect(await screen.findByRole('heading', closed)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(store.getState().layout.dialog).toBe('login');
    expect(asked).not.toContain('/own-pages/by-address');
  });
  it.each([
    ['a permission of another page', made],
    ['no permission of an owner', { viewBlogs: true }],
  ])('is closed to users with %s', async (_, permissions) => {
    await open({ permissions }, { isGuarded: true });
    expect(await screen.findByRole('heading', closed)).toBeTruthy();
    expect(screen.getByText('It isn’t open to your account.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });
  it('is not judged before the permissions are known', async () => {
    const { store, asked } = await open({});
    expect(screen.queryByRole('heading', closed)).toBeNull();
    expect(asked).not.toContain('/own-pages/by-address');
    act(() => void store.dispatch({ type: 'session/permissionsLoaded', payload: made }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Rates for partners' })).toBeTruthy();
  });
  it('is closed at once when the session ends', async () => {
    const { store } = await open({ permissions: made });
    await screen.findByRole('heading', { level: 1, name: 'Rates for partners' });
    act(() => void store.dispatch({ type: 'session/sessionEnded' }));
    expect(screen.getByRole('heading', closed)).toBeTruthy();
  });
  it('can be asked for again after a failure', async () => {
    await open({ permissions: made }, 500);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
  it('tells search engines nothing of its text', () => {
    const head = cmsPageHead({ isGuarded: true }, {
      language: 'en-CA',
      path: '/partner-rates',
      origin: 'https://porchlight.test',
    } as Parameters<typeof cmsPageHead>[1]);
    expect(head).toEqual({ title: 'This page is for some users only', noindex: true });
  });
});
