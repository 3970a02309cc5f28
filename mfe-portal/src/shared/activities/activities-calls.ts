import { api, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';

/** Call that lists what happened to the landlord's listings. */
export const activitiesCalls = api.injectEndpoints({
  endpoints: (build) => ({ listActivities: queryOf(build, catalog.listLandlordActivities) }),
});
