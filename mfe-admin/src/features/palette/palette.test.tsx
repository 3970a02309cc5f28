import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { FakeResponse } from '../../testing/open-as-staff.tsx';
import {
  userId,
  noor,
  users,
  orders,
  open,
  type,
  press,
  rows,
  rowsOf,
  active,
  address,
  status,
  resetPage,
} from './testing/open-palette.tsx';

beforeEach(resetPage);

describe('the command palette', () => {
  it('finds users, listings, companies and orders, in groups with what their lists show', async () => {
    await open();
    type('elm');
    await status('4 results');
    expect(rowsOf('Users')).toEqual(['Noor Haddadnoor@example.com · Support']);
    expect(rowsOf('Listings')).toEqual(['Loft on the canal8 Elm Court, Calgary, AB · Elm Homes']);
    expect(rowsOf('Companies')).toEqual(['Elm HomesCalgary']);
    expect(rowsOf('Orders')).toEqual(['Order 981Nair Homes · 60 credits']);
  });
  it('sends no call and shows no group that the user may not read', async () => {
    const { calls } = await open({ permissions: ['viewCompanies'] });
    type('leila@example.com');
    await status('1 result');
    expect(calls).toEqual(['GET /admin/companies leila@example.com']);
    expect(screen.queryByRole('group', { name: 'Orders' })).toBeNull();
  });
  it('searches renters by what identifies one alone, and shows them masked', async () => {
    const { calls } = await open({ permissions: ['viewRenters'] });
    type('leila');
    await status('Nothing matches');
    expect(calls).toEqual([]);
    type('leila@example.com');
    await status('1 result');
    expect(rowsOf('Renters')).toEqual(['Leila H.l•••@example.com']);
  });
  it('finds a user by id with the call for one, which may find none', async () => {
    const none: FakeResponse = [404, { message: 'No.', code: 'not-found' }];
    const { calls } = await open({
      permissions: ['viewUsers', 'viewCompanies'],
      over: {
        [`GET /admin/users/${userId}`]: [200, { ...noor, roleNames: [] }],
        [`GET /admin/companies/${userId}`]: none,
      },
    });
    type(userId);
    await status('1 result');
    expect(rows()).toEqual(['Noor Haddadnoor@example.com']);
    expect(calls).toEqual([`GET /admin/users/${userId}`, `GET /admin/companies/${userId}`]);
  });
  it('sends one call for a word that is typed fast, and none for a single character', async () => {
    const { calls } = await open({ permissions: ['viewUsers'] });
    for (const text of ['n', 'no', 'noo', 'noor']) type(text);
    await status('1 result');
    type('n');
    await status('Nothing matches');
    expect(calls).toEqual(['GET /admin/users noor']);
  });
  it('drops the response to an earlier text that arrives late', async () => {
    let respond = () => undefined as void;
    const late = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const { calls } = await open({
      permissions: ['viewUsers'],
      over: {
        'GET /admin/users': async (_, query) => {
          if (query.get('search') === 'slow') await late;
          return users(query.get('search') ?? '') as readonly [number, object];
        },
      },
    });
    type('slow');
    await waitFor(() => expect(calls).toEqual(['GET /admin/users slow']));
    type('quick');
    await status('1 result');
    respond();
    await act(() => late);
    expect(rowsOf('Users')).toEqual(['quick Haddadnoor@example.com · Support']);
  });
  it('shows the other groups when one fails, and searches that one again', async () => {
    let isBroken = true;
    await open({
      permissions: ['viewUsers', 'viewEcommerce'],
      over: {
        'GET /admin/ecommerce/orders': () =>
          (isBroken ? [503, { message: 'Busy.', code: 'unavailable' }] : orders('981')) as readonly [number, object],
      },
    });
    type('noor');
    await status('1 result, but not all parts could be searched');
    expect(rowsOf('Users')).toHaveLength(1);
    isBroken = false;
    fireEvent.click(screen.getByRole('option', { name: 'This part could not be searched. Try again' }));
    await status('2 results');
    expect(rowsOf('Orders')).toHaveLength(1);
  });
  it('searches a single digit among the orders alone', async () => {
    const { calls } = await open({ over: { 'GET /admin/ecommerce/orders': orders('6') } });
    type('6');
    await status('1 result');
    expect(calls).toEqual(['GET /admin/ecommerce/orders 6']);
  });
  it('has the order whose number was typed first, and Enter opens it', async () => {
    const { store } = await open({ over: { 'GET /admin/ecommerce/orders': orders('9812', '981') } });
    type('981');
    await waitFor(() => expect(active()).toBe('Order 981Nair Homes · 60 credits'));
    press('Enter');
    expect(address()).toBe('/admin/ecommerce?tab=orders&order=id-of-981');
    expect(store.getState().layout.isPaletteOpen).toBe(false);
  });
  it('moves through the rows with the arrows, from the last one to the first', async () => {
    await open({ permissions: ['viewUsers'], over: { 'GET /admin/users': users('Ana', 'Bea', 'Cy') } });
    type('haddad');
    await status('3 results');
    expect(active()).toMatch(/^Ana/);
    press('ArrowDown');
    expect(active()).toMatch(/^Bea/);
    press('ArrowUp');
    press('ArrowUp');
    expect(active()).toMatch(/^Cy/);
    press('Enter');
    expect(address()).toBe('/admin/users/u2');
  });
  it('shows five of a kind, and a row that opens the list with the text', async () => {
    const numbers = ['11', '12', '13', '14', '15', '16'];
    await open({ permissions: ['viewEcommerce'], over: { 'GET /admin/ecommerce/orders': orders(...numbers) } });
    type('nair & sons');
    await status('5 results');
    expect(rowsOf('Orders')).toHaveLength(6);
    fireEvent.click(screen.getByRole('option', { name: 'Show all results in Orders' }));
    expect(address()).toBe('/admin/ecommerce?tab=orders&search=nair+%26+sons');
  });
  it('closes on Escape and puts nothing into the address or the storage', async () => {
    const { store, input } = await open({ permissions: ['viewUsers'] });
    const stored = JSON.stringify([localStorage, sessionStorage]);
    type('noor');
    await status('1 result');
    expect(JSON.stringify(Object.values(store.getState().api.queries))).not.toContain('noor');
    fireEvent.keyDown(input, { key: 'Escape', code: 'Escape' });
    await waitFor(() => expect(store.getState().layout.isPaletteOpen).toBe(false));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect([address(), JSON.stringify([localStorage, sessionStorage])]).toEqual(['/admin/dashboard', stored]);
  });
});
