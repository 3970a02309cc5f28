import { api, mutationOf, queryOf } from '@porchlight/client';
import * as commerce from '@porchlight/contracts/commerce';
import { walletTag } from '../../shared/wallet/wallet-calls.ts';

const spends = { invalidates: [walletTag] } as const;

/** Calls of the listings of a landlord and of what publishing them costs. */
export const listingsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    // For this time a change shows before catalog's copy follows (current-states.ts).
    getListingCosts: queryOf(build, commerce.getListingCosts, { keepUnusedDataFor: 60 }),
    enableListing: mutationOf(build, commerce.enableListing, spends),
    featureListing: mutationOf(build, commerce.featureListing, spends),
  }),
});
