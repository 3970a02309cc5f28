/** Highest page number that a list of the API accepts. */
const maxPage = 100_000;

/** Returns the page number of the query's `p`; undefined for page 1, which is never written, and for invalid values. */
export const pageFromQuery = (query: URLSearchParams): number | undefined => {
  const page = Number(query.get('p') ?? 1);
  return Number.isInteger(page) && page > 1 && page <= maxPage ? page : undefined;
};

/** Returns the query for a page of results; page 1 is omitted. */
export function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(query);
  if (page > 1) next.set('p', String(page));
  else next.delete('p');
  return next;
}
