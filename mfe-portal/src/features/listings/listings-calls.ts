import { api, mutationOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';
import * as commerce from '@porchlight/contracts/commerce';
import { walletTag } from '../../shared/wallet/wallet-calls.ts';

const spends = { invalidates: [walletTag] } as const;

/** Calls that turn a landlord's listings on and off, and restore deleted ones. */
export const listingsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    enableListing: mutationOf(build, commerce.enableListing, spends),
    featureListing: mutationOf(build, commerce.featureListing, spends),
    restoreListing: mutationOf(build, catalog.restoreListing),
  }),
});
