import { Link, useSearchParams } from '@porchlight/client/router';
import { withPage } from '@porchlight/contracts';
import type { Pagination as Pages } from '@porchlight/contracts';
import { Pagination } from '@porchlight/ui';
import { useOwnMessages } from './messages/catalog.ts';

/** Renders links to the previous and next pages. */
export function ListPagination({ pagination }: { readonly pagination: Pages }) {
  const t = useOwnMessages();
  const [query] = useSearchParams();
  return (
    <Pagination
      pagination={pagination}
      label={t('pages')}
      previousLabel={t('previousPage')}
      nextLabel={t('nextPage')}
      pageLabel={(number) => t('pageN', { page: number })}
      addressOf={(number) => `?${withPage(query, number).toString()}`}
      link={Link}
    />
  );
}
