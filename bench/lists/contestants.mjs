import { httpContestant, parseResponse } from '../workload/http-contestants.mjs';

const PER_PAGE = 25;
const MAX_RESULTS = 2400; // totals above it are not counted
const columns = ['id', 'headline', 'category', 'author', 'state', 'published_at', 'updated_at'];
const columnOf = { slug: 'slug', author: 'author', publishedAt: 'published_at', updatedAt: 'updated_at' };
// Equal values are in the order of the slug.
const columnsOfSort = (sort) => `${sort.startsWith('-') ? '-' : ''}${columnOf[sort.replace('-', '')]},slug`;

/** Creates the contestant that asks the content service as the gateway does for a staff member. */
export function contentContestant({ IdentitySigner, url, secrets }) {
  const signer = new IdentitySigner('gateway', secrets.keys.gateway.private);
  const identity = { aud: 'content', sub: 'bench', sid: 'bench', roles: ['owner'], perms: ['viewBlogs'] };
  return httpContestant({
    name: 'content',
    url,
    headers: () => ({ 'x-porchlight-identity': signer.signCached('staff', identity) }),
    pathOf: ({ page, sort, search, state }) =>
      `/admin/posts?${new URLSearchParams(withoutEmpty({ page, perPage: PER_PAGE, sort, search, state }))}`,
    toListingIds: (response) => {
      const { records, pagination } = parseResponse(response);
      return { total: Math.min(MAX_RESULTS, pagination.total), ids: records.map(({ id }) => id) };
    },
  });
}

/** Creates the contestant that asks Directus for the columns of the list and its count, with the admin token. */
export function competitorListContestant({ url, token }) {
  return httpContestant({
    name: 'Directus',
    url,
    headers: () => ({ authorization: `Bearer ${token}` }),
    pathOf: ({ page, sort, search, state }) =>
      `/items/post?${new URLSearchParams(
        withoutEmpty({
          fields: columns.join(','),
          sort: columnsOfSort(sort),
          limit: PER_PAGE,
          offset: PER_PAGE * (page - 1),
          meta: 'filter_count',
          search,
          filter: state && JSON.stringify({ state: { _eq: state } }),
        }),
      )}`,
    toListingIds: (response) => {
      const { data, meta } = parseResponse(response);
      return { total: Math.min(MAX_RESULTS, meta.filter_count), ids: data.map(({ id }) => id) };
    },
  });
}

const withoutEmpty = (query) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
