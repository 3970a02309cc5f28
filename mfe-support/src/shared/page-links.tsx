import { useMessages } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import { withPage } from '@porchlight/contracts';
import type { Pagination as Pages } from '@porchlight/contracts';
import { Pagination } from '@porchlight/ui';
import { supportMessages } from '../messages/catalog.ts';

/** Links to the pages of a list; the number of the page is in the address. */
export function PageLinks({ pagination }: { readonly pagination: Pages }) {
  const t = useMessages(supportMessages);
  const [query] = useSearchParams();
  return (
    <Pagination
      pagination={pagination}
      label={t('pages')}
      previousLabel={t('previousPage')}
      nextLabel={t('nextPage')}
      pageLabel={(page) => t('pageN', { page })}
      addressOf={(page) => `?${withPage(query, page).toString()}`}
      link={Link}
    />
  );
}
