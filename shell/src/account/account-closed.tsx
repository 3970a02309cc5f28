import { sessionEnded, useFormat } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useLocation } from '@porchlight/client/router';
import { useEffect } from 'react';
import { AccountPage } from './account-page.tsx';
import { DeadLink } from './dead-link.tsx';
import { useAccountWords } from './words/catalogue.ts';

/** Whoever has just closed their account is told what comes, and is signed out here. Nobody is led here by a link. */
export function AccountClosed() {
  const t = useAccountWords();
  const format = useFormat();
  const dispatch = useDispatch();
  const { closedUntil } = (useLocation().state ?? {}) as { readonly closedUntil?: string };
  useEffect(() => {
    if (closedUntil !== undefined) dispatch(sessionEnded());
  }, [closedUntil, dispatch]);
  if (closedUntil === undefined) return <DeadLink>{t('confirmNew')}</DeadLink>;
  return (
    <AccountPage title={t('closedTitle')} isAnswer>
      <p>{t('closedUntil', { date: format.date(closedUntil, 'long') })}</p>
      <p>{t('closedWay')}</p>
      <Link to="/">{t('toHome')}</Link>
    </AccountPage>
  );
}
