import { httpContestant, parseResponse } from '../workload/http-contestants.mjs';

const PER_PAGE = 24;
const MAX_RESULTS = 2400;
const supportedFilters = new Set(['beds', 'maxrate', 'rentaltypes', 'minsqft']);
const BEDS_OR_MORE = 4;

/**
 * Creates the contestant that requests the same page and count from Directus, with the static admin token, for which
 * Directus checks no permissions.
 */
export function competitorContestant({ url, token, product, nextMinRent }) {
  const headers = () => ({ authorization: `Bearer ${token}` });
  return httpContestant({
    name: 'Directus',
    url,
    headers,
    lacksFeatured: true,
    supports: ({ call, scope, filters }) =>
      call === 'listings' && scope?.kind === 'city' && Object.keys(filters).every((key) => supportedFilters.has(key)),
    pathOf: (query) =>
      `/items/home?${new URLSearchParams({ filter: JSON.stringify(filterOf(query, nextMinRent(), product)), sort: '-rank,id', limit: PER_PAGE, offset: PER_PAGE * ((query.page ?? 1) - 1), meta: 'filter_count' })}`,
    toListingIds: (response) => {
      const { data, meta } = parseResponse(response);
      return { total: Math.min(MAX_RESULTS, meta.filter_count), ids: data.map(({ public_id: id }) => id) };
    },
  });
}

function filterOf({ scope, filters: { beds, maxrate, rentaltypes, minsqft } }, minRent, { rentalTypes }) {
  const all = [{ city_id: { _eq: scope.id } }, { rent: { _gte: minRent } }];
  if (maxrate !== undefined) all.push({ rent: { _lte: maxrate } });
  if (beds)
    all.push(
      beds.includes(BEDS_OR_MORE)
        ? { _or: [{ beds: { _in: beds } }, { beds: { _gte: BEDS_OR_MORE } }] }
        : { beds: { _in: beds } },
    );
  if (rentaltypes) all.push({ type: { _in: rentaltypes.map((type) => rentalTypes.indexOf(type)) } });
  if (minsqft !== undefined) all.push({ sqft: { _gte: minsqft } });
  return { _and: all };
}
