import type { OverviewDay, OverviewResponse } from '@porchlight/contracts/commerce';
import { fireEvent, screen, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { EcommerceScreen } from '../ecommerce-screen.tsx';

const none = { salesCents: 0, refundsCents: 0, taxesCents: 0, disputesCents: 0, creditsSold: 0, creditsUsed: 0 };
const days: OverviewDay[] = [
  { ...none, date: '2026-11-21', salesCents: 570_000, creditsSold: 6_000, creditsUsed: 40 },
  { ...none, date: '2026-11-22', refundsCents: 5_700, creditsUsed: 50, deferredCreditsCents: 450_000 },
  { ...none, date: '2026-11-23', deferredCreditsCents: 440_000, deferredMembershipsCents: 110_000 },
];
const overview: OverviewResponse = {
  days,
  total: { ...none, salesCents: 570_000, refundsCents: 5_700, creditsSold: 6_000, creditsUsed: 90 },
  previous: { ...none, salesCents: 500_000, refundsCents: 5_700, creditsSold: 8_000 },
  updatedAt: '2026-11-23T12:00:00.000Z',
};
const path = 'GET /admin/ecommerce/overview';
const open = (response: FakeResponse = [200, overview], at = '/admin/ecommerce') =>
  openAsStaff({
    screen: <EcommerceScreen />,
    at,
    permissions: ['viewEcommerce'],
    responses: { [path]: response },
  });
const factOf = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).nextSibling?.textContent;
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).join(' '));

beforeEach(() => {
  localStorage.clear();
});

describe('the overview of ecommerce', () => {
  it('compares the totals with the days before', async () => {
    open();
    expect(await factOf('Sales before tax')).toBe('$5,700.0014% more than in the 3 days before');
    expect(await factOf('Refunds before tax')).toBe('$57.00As much as in the 3 days before');
    expect(await factOf('Credits sold, all currencies')).toBe('6,00025% less than in the 3 days before');
    expect(await factOf('Credits used, all currencies')).toBe('90');
    expect(await factOf('Deferred revenue')).toBe('$5,500.00On November 23, 2026, before tax');
  });
  it('has a sentence and a table with the numbers of each chart', async () => {
    open();
    expect(await screen.findByText('Sales of $5,700.00 and refunds of $57.00, before tax.')).toBeTruthy();
    expect(screen.getByText('6,000 credits sold, 90 credits used.')).toBeTruthy();
    expect(screen.getByText(/: \$5,500.00 on November 23, 2026. It was \$4,500.00 on November 22, 2026./)).toBeTruthy();
    for (const link of screen.getAllByText('Show as table')) fireEvent.click(link);
    expect(rowsOf('Sales')).toEqual([
      'Nov 23, 2026 $0.00 $0.00',
      'Nov 22, 2026 $0.00 $57.00',
      'Nov 21, 2026 $5,700.00 $0.00',
    ]);
    expect(rowsOf('Deferred revenue').at(-1)).toBe('Nov 21, 2026 – –');
  });
  it.each([
    ['', '30 CAD'],
    ['?days=90&currency=USD', '90 USD'],
    ['?days=7&currency=EUR', '30 CAD'],
  ])('at %p is that of %p', async (query, expected) => {
    const requested: string[] = [];
    open((_, params) => {
      requested.push(`${params.get('days')} ${params.get('currency')}`);
      return [200, overview];
    }, `/admin/ecommerce${query}`);
    await factOf('Credits sold, all currencies');
    expect(requested).toEqual([expected]);
  });
  it('is loaded again for another currency', async () => {
    open((_, params) => [
      200,
      { ...overview, total: { ...none, creditsSold: params.get('currency') === 'USD' ? 7 : 5 } },
    ]);
    expect(await factOf('Credits sold, all currencies')).toContain('5');
    fireEvent.change(screen.getByRole('combobox', { name: 'Currency' }), { target: { value: 'USD' } });
    expect(await screen.findByText('7')).toBeTruthy();
  });
  it('without any sale says so, and that the day is not recorded yet', async () => {
    const empty = days.map(({ date }) => ({ ...none, date }));
    open([200, { days: empty, total: none, previous: none }]);
    expect(await screen.findAllByText('Nothing in these days.')).toHaveLength(3);
    expect(screen.getByText(/Today’s figures are not recorded yet/)).toBeTruthy();
    expect(screen.queryByText('Deferred revenue', { selector: 'dt' })).toBeNull();
  });
  it('explains a failure and can be tried again', async () => {
    let status = 503;
    open(() => [status, status === 200 ? overview : { message: 'Not now.', code: 'unavailable' }]);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t load the figures');
    status = 200;
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await factOf('Credits sold, all currencies')).toContain('6,000');
  });
});
