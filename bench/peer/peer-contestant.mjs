import { httpContestant, readAnswer } from '../ask/http-contestants.mjs';

const PER_PAGE = 24;
const CAP = 2400;
const answered = new Set(['beds', 'maxrate', 'rentaltypes', 'minsqft']);
const BEDS_OR_MORE = 4;

/** Directus, asked for the same page and count by its static admin token, for which it checks no permissions. */
export function peerContestant({ url, token, product, lowest }) {
  const headers = () => ({ authorization: `Bearer ${token}` });
  return httpContestant({
    name: 'Directus',
    url,
    headers,
    isPlain: true,
    can: ({ call, scope, filters }) =>
      call === 'listings' && scope?.kind === 'city' && Object.keys(filters).every((key) => answered.has(key)),
    pathOf: (ask) =>
      `/items/home?${new URLSearchParams({ filter: JSON.stringify(filterOf(ask, lowest(), product)), sort: '-rank,id', limit: PER_PAGE, offset: PER_PAGE * ((ask.page ?? 1) - 1), meta: 'filter_count' })}`,
    idsOf: (answer) => {
      const { data, meta } = readAnswer(answer);
      return { total: Math.min(CAP, meta.filter_count), ids: data.map(({ public_id: id }) => id) };
    },
  });
}

function filterOf({ scope, filters: { beds, maxrate, rentaltypes, minsqft } }, lowest, { rentalTypes }) {
  const all = [{ city_id: { _eq: scope.id } }, { rent: { _gte: lowest } }];
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
