import { paletteToggled } from '@porchlight/client';
import { useLocation } from '@porchlight/client/router';
import type { Language, PermissionName } from '@porchlight/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { PaletteScreen } from '../palette-screen.tsx';

export const userId = '00000000-0000-4000-8000-000000000001';
const at = '2026-11-20T12:00:00.000Z';
export const noor = {
  id: userId,
  version: 1,
  updatedAt: at,
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@example.com',
};
export const users = (...names: readonly string[]): FakeResponse => [
  200,
  {
    records: names.map((firstName, n) => ({ ...noor, id: `u${n}`, firstName, roleNames: ['Support'] })),
    pagination: {},
  },
];
const order = (number: string) => ({
  id: `id-of-${number}`,
  number,
  buyer: 'Nair Homes',
  description: '60 credits',
});
export const orders = (...numbers: readonly string[]): FakeResponse => [
  200,
  { orders: numbers.map(order), pagination: {} },
];
const company = { ...noor, id: 'c1', name: 'Elm Homes', city: 'Calgary' };
const listing = {
  id: 'abcdefghij',
  title: 'Loft on the canal',
  lang: 'en',
  status: 'active',
  address: '8 Elm Court',
  city: 'Calgary',
  province: 'AB',
  company: 'Elm Homes',
};
const everything: Readonly<Record<string, FakeResponse>> = {
  'GET /admin/users': users('Noor'),
  'GET /admin/companies': [200, { records: [company], pagination: {} }],
  'GET /admin/renters': [200, { renters: [{ id: 'r1', name: 'Leila H.', email: 'l•••@example.com' }], pagination: {} }],
  'GET /support/listing-search': [200, { listings: [listing] }],
  'GET /admin/ecommerce/orders': orders('981'),
};
const owner: readonly PermissionName[] = [
  'viewUsers',
  'viewRenters',
  'viewCompanies',
  'showListings',
  'viewEcommerce',
  'viewBlogs',
];

const Address = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};
interface Given {
  readonly permissions?: readonly PermissionName[];
  readonly over?: Readonly<Record<string, FakeResponse>>;
  readonly language?: Language;
}
/** Opens the palette; `calls` are the paths of the calls with what they search. */
export async function open({ permissions = owner, over = {}, language = 'en-CA' }: Given = {}) {
  const calls: string[] = [];
  const recorded = Object.entries({ ...everything, ...over }).map(([call, response]): [string, FakeResponse] => [
    call,
    (body, query) => {
      calls.push(`${call} ${query.get('search') ?? ''}`.trim());
      return typeof response === 'function' ? response(body, query) : response;
    },
  ]);
  const { store } = openAsStaff({
    screen: (
      <>
        <PaletteScreen />
        <Address />
      </>
    ),
    at: '/admin/dashboard',
    permissions,
    responses: Object.fromEntries(recorded),
    language,
  });
  await act(async () => {
    store.dispatch(paletteToggled(true));
    await Promise.resolve();
  });
  return { store, calls, input: await screen.findByRole('combobox') };
}
export const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
export const press = (key: string) => fireEvent.keyDown(screen.getByRole('combobox'), { key, code: key });
export const rows = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
export const rowsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
export const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  const selected = screen.getAllByRole('option', { selected: true });
  expect(selected.map((row) => row.id)).toEqual([id]);
  return selected[0]?.textContent;
};
export const address = () => screen.getByTestId('address').textContent;
export const status = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

/** Empties what a test before may have left. */
export function resetPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
}
