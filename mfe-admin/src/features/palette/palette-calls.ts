import { api, queryOf } from '@porchlight/client';
import { companyResource, listStaffRenters, userResource } from '@porchlight/contracts/accounts';
import { findStaffListings } from '@porchlight/contracts/catalog';
import { listStaffOrders } from '@porchlight/contracts/commerce';

// Neither what was typed nor what was found stays in the store.
const notCached = { keepUnusedDataFor: 0 } as const;

/** Calls of the command palette: those of the lists, with their permissions, their masking and their audit. */
export const paletteCalls = api.injectEndpoints({
  endpoints: (build) => ({
    findUsers: queryOf(build, userResource.routes.list, notCached),
    findUserById: queryOf(build, userResource.routes.show, notCached),
    findRenters: queryOf(build, listStaffRenters, notCached),
    findListings: queryOf(build, findStaffListings, notCached),
    findCompanies: queryOf(build, companyResource.routes.list, notCached),
    findCompanyById: queryOf(build, companyResource.routes.show, notCached),
    findOrders: queryOf(build, listStaffOrders, notCached),
  }),
}).endpoints;
