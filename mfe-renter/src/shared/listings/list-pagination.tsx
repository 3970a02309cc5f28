import { Link, useSearchParams } from '@porchlight/client/router';
import type { Pagination as Pages } from '@porchlight/contracts';
import { Pagination } from '@porchlight/ui';
import { useOwnMessages } from './messages/catalog.ts';

/** Returns the page number of the URL; undefined for the first page, which is never written. */
export const pageFromQuery = (query: URLSearchParams): number | undefined => {
  const page = Number(query.get('p') ?? 1);
  return Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined;
};

/** Returns the query for a page of results; page 1 is omitted. */
export function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(query);
  if (page > 1) next.set('p', String(page));
  else next.delete('p');
  return next;
}

/** Renders links to the previous and next pages. */
export function ListPagination({ pagination }: { readonly pagination: Pages }) {
  const t = useOwnMessages();
  const [query] = useSearchParams();
  return (
    <Pagination
      label={t('pages')}
      previousLabel={t('previousPage')}
      nextLabel={t('nextPage')}
      pageLabel={(number) => t('pageN', { page: number })}
      current={pagination.currentPage}
      previous={pagination.prevPages}
      next={pagination.nextPages}
      addressOf={(number) => `?${withPage(query, number).toString()}`}
      link={Link}
    />
  );
}
