import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { EcommerceScreen } from '../ecommerce-screen.tsx';

const plan = {
  id: 'p1',
  version: 3,
  updatedAt: '2026-11-20T12:00:00.000Z',
  name: { 'en-CA': 'One year', 'fr-CA': 'Un an' },
  months: 12,
  includedListings: 10,
  priceCadCents: 120_000,
  priceUsdCents: 96_000,
  isActive: true,
  validFrom: '2026-01-01T05:00:00.000Z',
  sortOrder: 1,
  state: 'active',
  isSold: true,
};
const pagination = { currentPage: 1, showing: { start: 1, end: 1 }, total: 1, more: false };
const owner = ['viewEcommerce', 'createCreditBundles', 'modifyCreditBundles'] as const;
const open = (
  query: string,
  over: Readonly<Record<string, FakeResponse>> = {},
  permissions: readonly (typeof owner)[number][] = owner,
  width?: number,
) =>
  openAsStaff({
    screen: <EcommerceScreen />,
    at: `/admin/ecommerce?tab=plans${query}`,
    permissions,
    ...(width && { width }),
    responses: {
      'GET /admin/membership-plans': [200, { records: [plan], pagination }],
      'GET /admin/membership-plans/p1': [200, plan],
      'GET /admin/membership-plans/p1/history': [200, { changes: [] }],
      'PATCH /admin/membership-plans/p1': (body) => [200, { ...plan, ...body, version: 4 }],
      ...over,
    },
  });
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
});

describe('the membership plans', () => {
  it('are listed with their terms and prices', async () => {
    open('');
    const row = (await screen.findByRole('link', { name: 'One year' })).closest('tr')!;
    for (const text of ['12', '10', '$1,200.00', 'US$960.00', 'On sale'])
      expect(within(row).getByText(text)).toBeTruthy();
  });
  it('are cards with their prices on a phone, where numbers have no title', async () => {
    open('', {}, owner, 390);
    const card = within((await screen.findByRole('link', { name: 'One year' })).closest('li')!);
    for (const text of ['$1,200.00', 'US$960.00', 'On sale']) expect(card.getByText(text)).toBeTruthy();
    expect(card.queryByText('12')).toBeNull();
  });
  it('open as a form in the tab, and lead back to the list', async () => {
    open('');
    fireEvent.click(await screen.findByRole('link', { name: 'One year' }));
    expect(await screen.findByRole('heading', { name: 'One year' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Plans' }).getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('link', { name: 'New plan' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'All plans' }));
    expect(await screen.findByRole('link', { name: 'New plan' })).toBeTruthy();
  });
  it('are created in the tab, with prices in cents', async () => {
    const { changes } = open('', { 'POST /admin/membership-plans': [201, plan] });
    fireEvent.click(await screen.findByRole('link', { name: 'New plan' }));
    await screen.findByRole('heading', { name: 'New plan' });
    fill('English', 'Half a year');
    fill('Months', '6');
    fill(/^Price in Canadian dollars/, '700');
    fill('On sale from', '2026-01-01T00:00');
    press('Create');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({
      call: 'POST /admin/membership-plans',
      body: { months: 6, includedListings: 10, priceCadCents: 70_000, priceUsdCents: null, isActive: false },
    });
    expect(await screen.findByRole('heading', { name: 'One year' })).toBeTruthy();
  });
  it('that were sold are taken off sale, and their orders keep their terms', async () => {
    const { changes } = open('&plan=p1');
    fireEvent.click(await screen.findByRole('button', { name: 'Take off sale' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({ version: 3, isActive: false, months: 12 });
    expect(screen.getByText(/Their orders and receipts keep the price/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
  it('keep what was typed when they are refused', async () => {
    open('&plan=p1', {
      'PATCH /admin/membership-plans/p1': [
        422,
        { code: 'input-refused', message: 'Correct the marked fields.', errors: { validTo: ['Too early.'] } },
      ],
    });
    await screen.findByRole('heading', { name: 'One year' });
    fill('Months', '7');
    press('Save');
    expect(await screen.findByText('Too early.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Months').value).toBe('7');
  });
  it('are text for users who may only view them', async () => {
    open('&plan=p1', {}, ['viewEcommerce']);
    expect(await screen.findByText('$1,200.00', { selector: 'dd' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Take off sale|Save/ })).toBeNull();
  });
  it('of an unknown id are not found', async () => {
    open('&plan=p2');
    expect(await screen.findByRole('link', { name: /list/i })).toBeTruthy();
  });
});
