import { api, queryOf } from '@porchlight/client';
import * as accounts from '@porchlight/contracts/accounts';
import * as catalog from '@porchlight/contracts/catalog';
import * as commerce from '@porchlight/contracts/commerce';

/** Calls of companies. A record shows what is stored now, not a copy of an earlier visit. */
export const companyCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listSupportCompanies: queryOf(build, accounts.listSupportCompanies),
    findSupportCompanies: queryOf(build, accounts.findSupportCompanies),
    getSupportCompany: queryOf(build, accounts.getSupportCompany, { keepUnusedDataFor: 0 }),
    listSupportCompanyUsers: queryOf(build, accounts.listSupportCompanyUsers, { keepUnusedDataFor: 0 }),
    listSupportCompanyListings: queryOf(build, catalog.listSupportCompanyListings, { keepUnusedDataFor: 0 }),
    listCompanyFeeds: queryOf(build, catalog.listCompanyFeeds, { keepUnusedDataFor: 0 }),
    getCompanyAccount: queryOf(build, commerce.getCompanyAccount, { keepUnusedDataFor: 0 }),
    listCompanyOrders: queryOf(build, commerce.listCompanyOrders, { keepUnusedDataFor: 0 }),
  }),
});
