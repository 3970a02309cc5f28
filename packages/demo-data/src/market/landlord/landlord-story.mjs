// What the company of the demo landlord, Amara Okafor, has bought and used. `daysAgo` counts business days before the
// day of seeding, cents include no tax. The purchases less the refund equal what the listings use, so that the wallet
// ends with the credits that it opened with; a test of commerce holds that.

export const billing = {
  name: 'Porch & Pine Homes',
  phone: '+14035550128',
  line1: '118 Prairie Lantern Way NW',
  city: 'Calgary',
  postalCode: 'T2N 1A7',
  province: 'AB',
};
/** GST of the billing address. */
export const taxRate = 0.05;

/**
 * Listings in the order of the market: the day of their activation, the day on which they were paused, and the days on
 * which featuring began and ended.
 */
export const listings = [
  { activated: 89 },
  { activated: 60, paused: 22 },
  { activated: 89 },
  { activated: 85, paused: 47, featured: { began: 70, ended: 57 } },
  { activated: 89 },
  { activated: 75, featured: { began: 27 } },
];

export const promoCodes = [
  { code: 'WELCOME20', percent: 20, maxUses: 100, startsDaysAgo: 120, endsDaysAgo: 60 },
  { code: 'LISTMORE15', percent: 15, maxUses: 500, startsDaysAgo: 20 },
];

/** Orders from the oldest to the newest. One without `expired` was paid with the saved card when it was placed. */
export const orders = [
  { daysAgo: 344, membership: { months: 12, includedListings: 2 }, priceCents: 24_000 },
  { daysAgo: 88, credits: 150, priceCents: 13_500, promoCode: 'WELCOME20', discountCents: 2_700 },
  {
    daysAgo: 48,
    credits: 60,
    priceCents: 5_700,
    refund: { daysAgo: 44, share: 0.5, reason: 'Bought one bundle too many' },
  },
  { daysAgo: 31, credits: 150, priceCents: 13_500, expired: true },
  { daysAgo: 30, credits: 150, priceCents: 13_500 },
  { daysAgo: 12, credits: 60, priceCents: 5_700 },
];

export const card = { brand: 'visa', last4: '4242', expMonth: 8, expYearsAhead: 3 };
