import { persist, restore, screen as lazyScreen, type AreaManifest, type Store } from '@porchlight/client';
import { act, fireEvent, screen } from '@testing-library/react';
import { aStore, renderApp, sourceOf, type FakeResponses } from './render-app.tsx';

const page = (text: string) => lazyScreen(() => Promise.resolve({ TestScreen: () => <h1>{text}</h1> }));
const manifest = (name: string, path: string, text: string): AreaManifest => ({
  name,
  routes: [{ path, title: text, screen: page(text) }],
});
const { source } = sourceOf({
  'mfe-public': manifest('mfe-public', '/*', 'The public page'),
  'mfe-renter': manifest('mfe-renter', '/admin/renter-profile', 'My profile'),
});

export const leila = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'leila@example.com',
  firstName: 'Leila',
  lastName: 'Haddad',
  emailVerified: false,
  roles: [{ key: 'renter', name: 'Renter' }],
};
/** Fake responses of the calls that follow a login. */
export const loggedInResponses: FakeResponses = {
  'GET /permissions/get-user-permissions': { body: { permissions: { viewMyInquiries: true }, version: 1 } },
  'PATCH /audit-favourite-listings': (body) => ({
    body: { favouriteListings: (body as { favouriteListings: string[] }).favouriteListings, count: 0 },
  }),
};
/** Fake response of every call that logs a user in. */
export const loginResponse = { body: { tokenInfo: { access_token: 'a-token' }, user: leila } };

/** Renders the shell at a path with the state stored in the browser. */
export async function drawAt(
  at: string,
  responses: FakeResponses = {},
): Promise<{ store: Store; where: () => string | null }> {
  const store = aStore({ ...loggedInResponses, ...responses });
  restore(store);
  persist(store);
  await act(async () => {
    renderApp({ at, store, source });
    await Promise.resolve();
  });
  return { store, where: () => screen.getByTestId('where').textContent };
}
/** Stores Leila's session in the browser; `over` overrides fields of the user. */
export function storeLeilaSession(over: object = {}): void {
  for (const [name, value] of [
    ['user:token', 'a-token'],
    ['user:info', { ...leila, ...over }],
  ] as const)
    localStorage.setItem(`porchlight:${name}`, JSON.stringify({ value }));
}
export const fill = (fields: Readonly<Record<string, string>>): void => {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
export const press = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click();
    await Promise.resolve();
  });
