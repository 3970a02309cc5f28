import { sessionEnded, useFormat } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useLocation } from '@porchlight/client/router';
import { useEffect } from 'react';
import { AccountPage } from './account-page.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { useAccountMessages } from './messages/catalog.ts';

/**
 * Renders the confirmation of a closed account and ends the session in this browser. Opened by a link, it shows the
 * invalid-link page.
 */
export function AccountClosed() {
  const t = useAccountMessages();
  const format = useFormat();
  const dispatch = useDispatch();
  const { closedUntil } = (useLocation().state ?? {}) as { readonly closedUntil?: string };
  useEffect(() => {
    if (closedUntil !== undefined) dispatch(sessionEnded());
  }, [closedUntil, dispatch]);
  if (closedUntil === undefined) return <InvalidLink>{t('confirmNew')}</InvalidLink>;
  return (
    <AccountPage title={t('closedTitle')} takesFocus>
      <p>{t('closedUntil', { date: format.date(closedUntil, 'long') })}</p>
      <p>{t('closedWay')}</p>
      <Link to="/">{t('toHome')}</Link>
    </AccountPage>
  );
}
