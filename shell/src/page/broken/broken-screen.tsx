import { useMessages } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import { Link, useAddress, useLocation } from '@porchlight/client/router';
import { EmptyState, LinkButton } from '@porchlight/ui';
import css from '../../areas/parts.module.css';
import { brokenMessages } from './messages/catalog.ts';

/**
 * Renders the error page of a page whose data the server failed to load. The retry is a link to the same URL and needs
 * no JavaScript.
 */
export function BrokenScreen() {
  const t = useMessages(brokenMessages);
  const address = useAddress();
  const { pathname, search } = useLocation();
  const failure = useSelector((state) => state.page.failure);
  const isAway = failure?.status === 503;
  return (
    <div className={css.part}>
      <h1 className={css.title} tabIndex={-1}>
        {t(isAway ? 'awayTitle' : 'brokenTitle')}
      </h1>
      <EmptyState
        acts={
          <>
            <LinkButton look="primary" to={address(pathname + search)}>
              {t('retry')}
            </LinkButton>
            <Link to="/">{t('home')}</Link>
          </>
        }
      >
        {t(isAway ? 'awayText' : 'brokenText')}
        {failure?.reference && <> {t('reference', { reference: failure.reference })}</>}
      </EmptyState>
    </div>
  );
}
