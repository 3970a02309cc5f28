import { listingIdPattern, pageFromQuery } from '@porchlight/contracts';
import { landlordActivityKinds, type LandlordActivitiesQuery } from '@porchlight/contracts/catalog';

/** Returns the filters and the page in the address of the screen; what is unknown there is ignored. */
export function readActivitiesAddress(query: URLSearchParams): LandlordActivitiesQuery {
  const kind = landlordActivityKinds.find((one) => one === query.get('kind'));
  const listingId = query.get('listing') ?? '';
  const page = pageFromQuery(query);
  return {
    ...(kind ? { kind } : {}),
    ...(listingIdPattern.test(listingId) ? { listingId } : {}),
    ...(page ? { page } : {}),
  };
}
