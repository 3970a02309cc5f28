import { withPage } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import type { Pagination as Pages } from '@porchlight/contracts';
import { Pagination } from '@porchlight/ui';
import { useOwnWords } from './words/catalogue.ts';

/** The page that an address asks for; the first one is not written. */
export const pageOf = (query: URLSearchParams): number | undefined => {
  const page = Number(query.get('p') ?? 1);
  return Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined;
};

/** Links to the pages before and after. */
export function OwnPages({ pagination }: { readonly pagination: Pages }) {
  const t = useOwnWords();
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
