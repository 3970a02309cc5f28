import type { AreaRoute } from '@porchlight/client';
import type { en } from './words/en.ts';

/** Every address of the portal area with its title and who may see it (spec 2). `area.tsx` adds the screens that exist. */
export const routes: readonly AreaRoute<typeof en>[] = [
  { path: '/landlord/register', title: (words) => words.landlordRegister },
  { path: '/landlord/verify/:token?', title: (words) => words.landlordVerify },
  { path: '/portal/dashboard', title: (words) => words.dashboard, auth: true },
  { path: '/portal/listings', title: (words) => words.listings, auth: true },
  { path: '/portal/listings/create', title: (words) => words.newListing, auth: true },
  { path: '/portal/listings/:id', title: (words) => words.listing, auth: true },
  { path: '/portal/leads', title: (words) => words.leads, auth: true },
  { path: '/portal/leads/:id', title: (words) => words.lead, auth: true },
  { path: '/portal/billing', title: (words) => words.billing, auth: true },
  { path: '/portal/billing/checkout', title: (words) => words.checkout, auth: true },
  { path: '/portal/billing/usage', title: (words) => words.usage, auth: true },
  { path: '/portal/tax-receipts', title: (words) => words.taxReceipts, auth: true },
  { path: '/portal/account-details', title: (words) => words.accountDetails, auth: true },
  { path: '/portal/activities', title: (words) => words.activities, auth: true },
  { path: '/portal/transactions', title: (words) => words.transactions, auth: true },
  { path: '/portal/wallet', title: (words) => words.wallet, auth: true },
];
