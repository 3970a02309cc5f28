import type {
  SupportCompaniesPage,
  SupportCompany,
  SupportCompanySummary,
  SupportCompanyUsers,
} from '@porchlight/contracts/accounts';
import type { CompanyFeeds, SupportCompanyListings } from '@porchlight/contracts/catalog';
import type { CompanyAccount, StaffOrdersPage } from '@porchlight/contracts/commerce';
import type { Responses } from './open-as-support.tsx';

export const companyId = '33333333-3333-4333-8333-333333333333';
export const aCompany: SupportCompany = {
  id: companyId,
  version: 1,
  name: 'Maple Homes',
  kind: 'manager',
  verifiedLevel: 2,
  city: 'Toronto',
  phone: '+14165550100',
  joinedAt: '2026-03-02T12:00:00.000Z',
};
const users: SupportCompanyUsers = {
  users: [{ id: 'u1', name: 'Leila H.', email: 'l•••@example.com', state: 'active', isVerified: false }],
  total: 1,
};
const account: CompanyAccount = {
  wallet: { credits: 214, isMember: true, membershipExpiryDate: '2027-01-01T04:59:59.999Z', autoRenews: true },
  totals: { bought: 300, granted: 0, used: 86, expired: 0, held: 0 },
};
const listings: SupportCompanyListings = {
  listings: [
    {
      id: 'home000000',
      title: 'Quiet home',
      lang: 'en',
      status: 'active',
      isLive: true,
      address: '67 Sorauren Ave',
      city: 'Toronto',
      province: 'ON',
      company: 'Maple Homes',
    },
  ],
  counts: { listings: 3, live: 1 },
};
const feeds: CompanyFeeds = {
  feeds: [
    { id: 'f1', name: 'Maple nightly', health: 'failing', isActive: true, homes: 200 },
    { id: 'f2', name: 'Maple weekly', health: 'ok', isActive: false, homes: 1 },
  ],
};
const orders: StaffOrdersPage = {
  orders: [
    {
      id: 'o1',
      number: '1042',
      state: 'fulfilled',
      createdAt: '2026-11-02T12:00:00.000Z',
      buyer: 'Leila Haddad',
      description: '150 credits',
      totalCents: 15_252,
      currency: 'CAD',
      receiptNumber: 'RC-2026-000123',
    },
  ],
  pagination: {
    currentPage: 1,
    showing: { start: 1, end: 1 },
    total: 1,
    more: false,
    prevPages: [],
    nextPages: [],
    numOfListingsFromPageOne: 1,
    endOfListings: true,
  },
};

const record = `GET /support/companies/${companyId}`;
/** Calls of the cards of the record. */
export const recordCalls = {
  record,
  users: `${record}/users`,
  listings: `GET /support/company-listings/${companyId}`,
  feeds: `GET /support/company-feeds/${companyId}`,
  account: `GET /support/company-accounts/${companyId}`,
  orders: `GET /support/company-accounts/${companyId}/orders`,
  notes: `${record}/notes`,
  history: `GET /admin/companies/${companyId}/history`,
};
/** Responses of a company with a user, a home and an order. */
export const companyResponses: Responses = {
  [recordCalls.record]: [aCompany],
  [recordCalls.users]: [users],
  [recordCalls.listings]: [listings],
  [recordCalls.feeds]: [feeds],
  [recordCalls.account]: [account],
  [recordCalls.orders]: [orders],
  [recordCalls.notes]: [{ notes: [], isMore: false }],
  [recordCalls.history]: [{ changes: [] }],
};

export const aCompanySummary = (over: Partial<SupportCompanySummary> = {}): SupportCompanySummary => ({
  id: companyId,
  name: 'Maple Homes',
  city: 'Toronto',
  users: 2,
  live: 6,
  memberUntil: '2026-12-20',
  ...over,
});
/** A page of companies. */
export const companyPage = (...companies: readonly SupportCompanySummary[]): SupportCompaniesPage => ({
  companies: [...companies],
  pagination: { ...orders.pagination, total: companies.length },
});
