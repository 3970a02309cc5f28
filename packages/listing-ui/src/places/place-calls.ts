import { api, mutationOf, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';

/** The calls for a renter's own places, which come with the parts that show them. */
export const placeCalls = api.injectEndpoints({ endpoints: (build) => ({
  listPointsOfInterest: queryOf(build, catalog.listPointsOfInterest, { provides: ['Places', 'Inquiries'] }),
  addPointOfInterest: mutationOf(build, catalog.addPointOfInterest, { invalidates: ['Places'] }),
  changePointOfInterest: mutationOf(build, catalog.changePointOfInterest, { invalidates: ['Places'] }),
  removePointOfInterest: mutationOf(build, catalog.removePointOfInterest, { invalidates: ['Places'] }),
}) });
