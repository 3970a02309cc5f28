import { api, queryOf } from '@porchlight/client';
import { listStaffRenters } from '@porchlight/contracts/accounts';
import { findStaffListings } from '@porchlight/contracts/catalog';
import { listStaffOrders } from '@porchlight/contracts/commerce';

// Neither what was typed nor what was found stays in the store.
const notCached = { keepUnusedDataFor: 0 } as const;

/** Calls of the command palette besides those for records of resources: the lists of staff. */
export const paletteCalls = api.injectEndpoints({
  endpoints: (build) => ({
    findRenters: queryOf(build, listStaffRenters, notCached),
    findListings: queryOf(build, findStaffListings, notCached),
    findOrders: queryOf(build, listStaffOrders, notCached),
  }),
}).endpoints;
