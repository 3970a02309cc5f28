import type { StaffOrder, StaffOrderSummary } from '@porchlight/contracts/commerce';
import type { Language, PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { EcommerceScreen } from '../ecommerce-screen.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const summary: StaffOrderSummary = {
  id,
  number: '981',
  state: 'fulfilled',
  createdAt: '2026-11-20T12:00:00.000Z',
  buyer: 'Nair Homes Inc.',
  description: '60 credits',
  totalCents: 6_441,
  currency: 'CAD',
  receiptNumber: 'RC-2026-000123',
};
const order: StaffOrder = {
  ...summary,
  companyId: id,
  personId: id,
  credits: 60,
  bonusCredits: 0,
  priceCents: 5_700,
  discountCents: 0,
  utms: { source: 'google', medium: 'cpc', campaign: 'landlords' },
  taxes: [{ name: 'HST', ratePpm: 130_000, cents: 741 }],
  payments: [{ state: 'succeeded', amountCents: 6_441, createdAt: '2026-11-20T12:00:00.000Z', card: 'Visa 4242' }],
  refunds: [],
  disputes: [],
  documents: ['RC-2026-000123'],
  leftCents: 6_441,
};
const preview = { leftCents: 6_441, creditsReversed: 10, creditsSpent: 50, needsApproval: false };
const refunded = {
  id: '00000000-0000-4000-8000-000000000002',
  state: 'succeeded',
  amountCents: 6_441,
  creditsReversed: 10,
  creditsSpent: 50,
  reason: 'Bought by mistake',
  createdAt: '2026-11-21T12:00:00.000Z',
};
const page = (orders: readonly StaffOrderSummary[]) => ({
  orders,
  pagination: {
    currentPage: 1,
    prevPages: [],
    nextPages: [],
    showing: { start: 1, end: orders.length },
    total: orders.length,
    more: false,
    numOfListingsFromPageOne: orders.length,
    endOfListings: true,
  },
});
const responses: Readonly<Record<string, FakeResponse>> = {
  'GET /admin/ecommerce/orders': [200, page([summary])],
  [`GET /admin/ecommerce/orders/${id}`]: [200, order],
  [`GET /admin/ecommerce/orders/${id}/refund`]: [200, preview],
  [`POST /admin/ecommerce/orders/${id}/refund`]: [200, refunded],
};
const staff: readonly PermissionName[] = ['viewEcommerce', 'modifyWallets'];

interface Given {
  readonly at?: string;
  readonly permissions?: readonly PermissionName[];
  readonly over?: Readonly<Record<string, FakeResponse>>;
  readonly language?: Language;
}
const open = ({ at = 'tab=orders', permissions = staff, over = {}, ...site }: Given = {}) =>
  openAsStaff({
    ...site,
    screen: <EcommerceScreen />,
    at: `/admin/ecommerce?${at}`,
    permissions,
    responses: { ...responses, ...over },
  });
const openOrder = (given: Given = {}) => open({ at: `tab=orders&order=${id}`, ...given });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function continueWith(amount: string, reason = 'Bought by mistake') {
  fireEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  type('Amount', amount);
  type('Reason', reason);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the list of orders', () => {
  it('links to each order, with its state and receipt', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Order 981' });
    expect(link.getAttribute('href')).toContain(`order=${id}`);
    const row = link.closest('tr')!;
    for (const text of ['Nair Homes Inc.', 'Completed', 'RC-2026-000123', '$64.41'])
      expect(within(row).getByText(text)).toBeTruthy();
  });
  it('clears a filter that matches nothing', async () => {
    open({ at: 'tab=orders&state=disputed', over: { 'GET /admin/ecommerce/orders': [200, page([])] } });
    await screen.findByText('No orders match');
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    expect(await screen.findByText('No orders yet')).toBeTruthy();
  });
  it('offers to try again after a failure', async () => {
    open({ over: { 'GET /admin/ecommerce/orders': [503, { message: 'Busy.', code: 'unavailable' }] } });
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t load the orders');
  });
});

describe('an order', () => {
  it('shows amounts, documents and history', async () => {
    openOrder();
    await screen.findByRole('heading', { name: /Order 981/ });
    for (const text of [
      'HST 13%',
      'google / cpc / landlords',
      'RC-2026-000123',
      'Payment of $64.41',
      'Succeeded. Card: Visa 4242.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
  });
  it('names its taxes in French', async () => {
    openOrder({ language: 'fr-CA' });
    expect(await screen.findByText('TVH 13 %')).toBeTruthy();
  });
  it('of a membership has no credits', async () => {
    openOrder({ over: { [`GET /admin/ecommerce/orders/${id}`]: [200, { ...order, credits: 0 }] } });
    await screen.findByRole('heading', { name: /Order 981/ });
    expect(screen.queryByText('Credits')).toBeNull();
  });
  it('that does not exist says so', async () => {
    openOrder({ over: { [`GET /admin/ecommerce/orders/${id}`]: [404, { message: 'No.', code: 'not-found' }] } });
    expect(await screen.findByText('This order doesn’t exist')).toBeTruthy();
  });
  it.each([
    ['without the permission', { permissions: ['viewEcommerce'] as const }],
    [
      'while it is disputed',
      { over: { [`GET /admin/ecommerce/orders/${id}`]: [200, { ...order, state: 'disputed' }] as const } },
    ],
  ])('cannot be refunded %s', async (_, given) => {
    openOrder(given);
    await screen.findByRole('heading', { name: /Order 981/ });
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  });
});

describe('a refund', () => {
  it('shows what it does before it is sent with amount, reason and key', async () => {
    const { changes } = openOrder();
    await continueWith('64,41');
    expect(await screen.findByText(/50 credits of this amount are no longer in the wallet/)).toBeTruthy();
    expect(changes).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Refund $64.41' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]!.body).toEqual({
      key: expect.stringMatching(/^[a-z0-9]{32}$/),
      amountCents: 6_441,
      reason: 'Bought by mistake',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it.each([['64.42'], ['0.99'], ['ten'], ['']])('of %s is refused in its field', async (amount) => {
    const { changes } = openOrder();
    await continueWith(amount);
    expect(await screen.findByText('Enter an amount between $1.00 and $64.41, such as 10.50.')).toBeTruthy();
    expect(changes).toEqual([]);
  });
  it('needs a reason', async () => {
    openOrder();
    await continueWith('10', ' ');
    expect(await screen.findByText('Enter a reason of 3 to 200 characters.')).toBeTruthy();
  });
  it('after a failure keeps what was typed, and is sent again with the same key', async () => {
    const failed: FakeResponse = [503, { message: 'Try again in a moment.', code: 'unavailable' }];
    const { changes } = openOrder({ over: { [`POST /admin/ecommerce/orders/${id}/refund`]: failed } });
    await continueWith('10');
    fireEvent.click(await screen.findByRole('button', { name: 'Refund $10.00' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in a moment.');
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Bought by mistake');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Refund $10.00' }));
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes[1]!.body).toEqual(changes[0]!.body);
  });
  it('that needs a second person says so', async () => {
    openOrder({ over: { [`GET /admin/ecommerce/orders/${id}/refund`]: [200, { ...preview, needsApproval: true }] } });
    await continueWith('64.41');
    expect(await screen.findByText('This refund waits for a second person')).toBeTruthy();
  });
});
