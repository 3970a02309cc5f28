import { audit, type ExpectedWrite } from './write.ts';

/** What an edit of staff leaves beside its record. */
const history = ['commerce.resource_history +', audit];

/** Expected writes of commerce. */
export const commerceWrites: readonly ExpectedWrite[] = [
  {
    method: 'POST',
    path: '/admin/credit-bundles',
    by: ['owner'],
    body: () => ({
      name: { 'en-CA': 'Winter' },
      credits: 40,
      bonusCredits: 5,
      priceCadCents: 3_900,
      priceUsdCents: 3_000,
      isBestValue: false,
      isActive: false,
      validFrom: '2027-01-01T05:00:00.000Z',
      validTo: '2027-02-01T05:00:00.000Z',
      sortOrder: 9,
      maxPerCustomer: 1,
    }),
    changes: ['commerce.credit_bundle +', 'commerce.credit_bundle_price +', ...history],
  },
  {
    method: 'POST',
    path: '/admin/membership-plans',
    by: ['owner'],
    body: () => ({
      name: { 'en-CA': 'Winter' },
      months: 3,
      includedListings: 5,
      priceCadCents: 30_000,
      priceUsdCents: 24_000,
      isActive: false,
      validFrom: '2027-01-01T05:00:00.000Z',
      validTo: '2027-02-01T05:00:00.000Z',
      sortOrder: 9,
    }),
    changes: ['commerce.membership_plan +', 'commerce.membership_plan_price +', ...history],
  },
  {
    method: 'POST',
    path: '/admin/promo-codes',
    by: ['owner'],
    body: ({ key }) => ({
      code: `WINTER-${key.toUpperCase().replace(/[^A-Z0-9]/g, '')}`.slice(0, 24),
      kind: 'percent',
      percentOff: 10,
      amountOffCents: null,
      bonusCredits: null,
      currency: 'CAD',
      bundles: [],
      isForNewCustomers: true,
      minPriceCents: 100,
      maxUses: 5,
      maxUsesPerCompany: 1,
      budgetCents: 10_000,
      startsAt: '2027-01-01T05:00:00.000Z',
      endsAt: '2027-02-01T05:00:00.000Z',
      isActive: false,
    }),
    changes: ['commerce.promo_code +', ...history],
  },
  {
    method: 'POST',
    path: '/admin/ecommerce/credit-prices',
    by: ['owner'],
    body: () => ({
      currency: 'CAD',
      activation: 12,
      featuredActivation: 18,
      daily: 2,
      featuredDaily: 4,
      validFrom: '2099-01-01',
      version: 1,
    }),
    changes: ['commerce.credit_price +', audit],
  },
  {
    method: 'POST',
    path: '/admin/ecommerce/tax-rates/ON',
    by: ['owner'],
    // Ontario has no RST, so no other rate ends.
    body: () => ({
      name: 'RST',
      ratePpm: 70_000,
      applies: true,
      registrationNumber: '123456-7',
      validFrom: '2099-01-01',
      version: 1,
    }),
    changes: ['commerce.tax_rate +', 'commerce.tax_rate_list.version', audit],
  },
];
