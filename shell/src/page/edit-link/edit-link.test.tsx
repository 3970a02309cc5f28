import { beginSession, restore, screen as lazyScreen, type AreaManifest } from '@porchlight/client';
import { act, screen, waitFor } from '@testing-library/react';
import { leila } from '../../testing/account.tsx';
import { aStore, renderApp, sourceOf } from '../../testing/render-app.tsx';

const publicArea: AreaManifest = {
  name: 'mfe-public',
  routes: [
    { path: '/*', title: 'Page', screen: lazyScreen(() => Promise.resolve({ TestScreen: () => <h1>A page</h1> })) },
  ],
};
const record = { kind: 'pages', id: '22222222-2222-4222-8222-222222222222' };

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = (() => undefined) as typeof window.scrollTo;
});

interface Visit {
  readonly permissions: readonly string[];
  readonly role?: string;
  /** Response to the question which record the page shows. */
  readonly shown?: object;
}
/** Opens a public page; `asked` tells how often that question was asked. */
async function open(at: string, { permissions, role = 'site-administrator', shown = {} }: Visit) {
  const { source } = sourceOf({ 'mfe-public': publicArea });
  let count = 0;
  const store = aStore({
    'GET /my-user': { body: { user: { ...leila, roles: [{ key: role, name: role }] } } },
    'GET /permissions/get-user-permissions': {
      body: { permissions: Object.fromEntries(permissions.map((name) => [name, true])), version: 1 },
    },
    'GET /locations/alberta/calgary': {
      body: { area: { kind: 'city', id: '11' }, intro: '', count: 1, locations: [] },
    },
    'GET /locations/alberta/calgary-area': {
      body: { area: { kind: 'metro', id: '7' }, intro: '', count: 1, locations: [] },
    },
    'GET /admin/record-at-address': () => {
      count += 1;
      return { body: shown };
    },
  });
  restore(store);
  const user = { ...leila, language: 'en-CA' as const, roles: [{ key: role, name: role }] };
  await store.dispatch(beginSession({ tokenInfo: { access_token: 'a-token' }, user }));
  await act(async () => {
    renderApp({ at, store, source });
    await Promise.resolve();
  });
  await screen.findByRole('heading', { name: 'A page' });
  return { store, asked: () => count };
}
const link = () => screen.queryByRole('link', { name: /^(Edit this page|Modifier cette page)$/ });

describe('the link to the editor of a page', () => {
  it.each([
    ['/about', `/admin/pages/${record.id}/edit`],
    ['/fr/about', `/admin/pages/${record.id}/edit`],
    ['/faqs', '/admin/faqs'],
    ['/', '/admin/global-content'],
  ])('on %s leads staff to %s', async (at, path) => {
    await open(at, { permissions: ['modifyPages', 'modifyFaqs', 'modifyGlobalContent'], shown: { record } });
    await waitFor(() => expect(link()?.getAttribute('href')).toBe(path));
  });
  it.each([
    ['/homes/alberta/calgary', 'modifyCities', '/admin/cities/11/edit'],
    ['/fr/homes/alberta/calgary-area', 'modifyProvinces', '/admin/metropolitanarea/7/edit'],
  ])('on %s leads those with the permission %s to %s', async (at, permission, path) => {
    const { asked } = await open(at, { permissions: [permission] });
    await waitFor(() => expect(link()?.getAttribute('href')).toBe(path));
    expect(asked()).toBe(0);
  });
  it('is absent where there is no record', async () => {
    const { asked } = await open('/guides/none', { permissions: ['modifyBlogs'] });
    await waitFor(() => expect(asked()).toBe(1));
    expect(link()).toBeNull();
  });
  it.each([
    ['staff without the permission', ['viewPages'], 'support'],
    ['other users', ['modifyPages'], 'landlord'],
  ])('is absent for %s, and asks nothing', async (_, permissions, role) => {
    const { asked } = await open('/about', { permissions, role, shown: { record } });
    // The parts of a page that load when the browser is idle are there.
    await screen.findByRole('region', { name: 'Privacy choices' });
    await act(() => import('./edit-link.tsx'));
    expect([asked(), link()]).toEqual([0, null]);
  });
});
