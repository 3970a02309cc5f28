import type { AreaRoute } from '@porchlight/client';
import type { en } from './messages/en.ts';

/**
 * Routes of the portal area with titles and required permissions
 * (docs/rules/pages-and-addresses.md#page-5-every-route-has-a-title-and-a-permission). `area.tsx` adds the available
 * screens.
 */
export const routes: readonly AreaRoute<typeof en>[] = [
  { path: '/landlord/register', title: (messages) => messages.landlordRegister },
  { path: '/landlord/verify/:token?', title: (messages) => messages.landlordVerify },
  { path: '/portal/dashboard', title: (messages) => messages.dashboard, auth: true },
  { path: '/portal/listings', title: (messages) => messages.listings, auth: true },
  { path: '/portal/listings/create', title: (messages) => messages.newListing, auth: true },
  { path: '/portal/listings/:id', title: (messages) => messages.listing, auth: true },
  { path: '/portal/leads', title: (messages) => messages.leads, auth: true },
  { path: '/portal/leads/:id', title: (messages) => messages.lead, auth: true },
  { path: '/portal/billing', title: (messages) => messages.billing, auth: true },
  { path: '/portal/billing/checkout', title: (messages) => messages.checkout, auth: true },
  { path: '/portal/billing/usage', title: (messages) => messages.usage, auth: true },
  { path: '/portal/tax-receipts', title: (messages) => messages.taxReceipts, auth: true },
  { path: '/portal/account-details', title: (messages) => messages.accountDetails, auth: true },
  { path: '/portal/activities', title: (messages) => messages.activities, auth: true },
  { path: '/portal/transactions', title: (messages) => messages.transactions, auth: true },
  { path: '/portal/wallet', title: (messages) => messages.wallet, auth: true },
];
