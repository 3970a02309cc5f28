import { Link } from '@porchlight/client/router';
import type { ReactNode } from 'react';
import { AccountPage } from './account-page.tsx';
import { useAccountWords } from './words/catalogue.ts';

/** One calm page for links that are used, old or nobody's, with the way to a new one. */
export function DeadLink({ children }: { readonly children: ReactNode }) {
  const t = useAccountWords();
  return (
    <AccountPage title={t('linkDead')} isAnswer>
      <p>{t('linkDeadWhy')}</p>
      <div>{children}</div>
      <Link to="/">{t('toHome')}</Link>
    </AccountPage>
  );
}
