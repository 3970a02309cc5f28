import { screen, within } from '@testing-library/react';
import { openAsStaff } from '../../../testing/open-as-staff.tsx';
import { EcommerceScreen } from '../ecommerce-screen.tsx';

const code = (text: string, value: object) => ({
  id: text,
  version: 1,
  updatedAt: '2026-11-20T12:00:00.000Z',
  code: text,
  state: 'active',
  used: 0,
  ...value,
});

beforeEach(() => {
  localStorage.clear();
});

describe('the list of promo codes', () => {
  it('shows what each code gives', async () => {
    const records = [
      code('TEN', { kind: 'percent', percentOff: 10 }),
      code('FIVER', { kind: 'amount', amountOffCents: 500, currency: 'USD' }),
      code('GIFT', { kind: 'credits', bonusCredits: 15 }),
    ];
    openAsStaff({
      screen: <EcommerceScreen />,
      at: '/admin/ecommerce?tab=promo-codes',
      permissions: ['viewEcommerce', 'viewPromoCodes'],
      responses: {
        'GET /admin/promo-codes': [200, { records, pagination: { page: 1, perPage: 25, total: 3, pages: 1 } }],
      },
    });
    const table = await screen.findByRole('table');
    const kinds = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
    expect(kinds).toEqual(['10% off', 'US$5.00 off', '15 bonus credits']);
  });
});
