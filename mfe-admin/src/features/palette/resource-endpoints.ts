import { api, queryOf } from '@porchlight/client';
import { companyResource, userResource } from '@porchlight/contracts/accounts';

// Neither what was typed nor what was found stays in the store, unlike in the endpoints of the lists (`callsOf`).
const notCached = { keepUnusedDataFor: 0 } as const;

/** Calls of the command palette for records of resources. */
export const resourceEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    findUsers: queryOf(build, userResource.routes.list, notCached),
    findUserById: queryOf(build, userResource.routes.show, notCached),
    findCompanies: queryOf(build, companyResource.routes.list, notCached),
    findCompanyById: queryOf(build, companyResource.routes.show, notCached),
  }),
}).endpoints;
