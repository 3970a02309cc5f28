import { Link } from '@porchlight/client/router';
import type { ReactNode } from 'react';
import { AccountPage } from './account-page.tsx';
import { useAccountMessages } from './messages/catalog.ts';

/** Renders the page for used, expired and unknown links, with a way to request a new one. */
export function InvalidLink({ children }: { readonly children: ReactNode }) {
  const t = useAccountMessages();
  return (
    <AccountPage title={t('linkDead')} takesFocus>
      <p>{t('linkDeadWhy')}</p>
      <div>{children}</div>
      <Link to="/">{t('toHome')}</Link>
    </AccountPage>
  );
}
