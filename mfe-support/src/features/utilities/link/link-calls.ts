import { api, mutationOf } from '@porchlight/client';
import { lookUpAccountsLink } from '@porchlight/contracts/accounts';
import { lookUpCatalogLink } from '@porchlight/contracts/catalog';

/** Calls of the look-up of a link. They are mutations: neither the link nor its state is stored. */
export const linkCalls = api.injectEndpoints({
  endpoints: (build) => ({
    lookUpAccountsLink: mutationOf(build, lookUpAccountsLink),
    lookUpCatalogLink: mutationOf(build, lookUpCatalogLink),
  }),
});
