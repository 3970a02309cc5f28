import { useMessages } from '@porchlight/client';
import { Link, useLocation, useSearchParams } from '@porchlight/client/router';
import { LinkButton } from '@porchlight/ui';
import { supportMessages } from '../../messages/catalog.ts';
import css from './lists.module.css';

/** Key of the address of a page that follows a record. */
export const afterKey = 'after';

/** Links of a list whose pages have no numbers: to its first page, and to the page after the last record shown. */
export function FollowingLinks({ after }: { readonly after: string | undefined }) {
  const t = useMessages(supportMessages);
  const { pathname } = useLocation();
  const isFirst = !useSearchParams()[0].has(afterKey);
  if (isFirst && after === undefined) return null;
  return (
    <nav aria-label={t('pages')} className={css.pages}>
      {!isFirst && (
        <LinkButton link={Link} to={pathname}>
          {t('firstPage')}
        </LinkButton>
      )}
      {after !== undefined && (
        <LinkButton link={Link} to={`${pathname}?${afterKey}=${after}`}>
          {t('nextPage')}
        </LinkButton>
      )}
    </nav>
  );
}
