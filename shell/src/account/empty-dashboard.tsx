import { useSession, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { EmptyState, LinkButton } from '@porchlight/ui';
import css from '../areas/parts.module.css';
import { useTitle } from '../routing/use-title.ts';
import { shellMessages } from '../messages/catalog.ts';
import { SendAgain } from './send-again.tsx';
import { useAccountMessages } from './messages/catalog.ts';

/**
 * Renders the dashboard of a renter without permissions. A renter with an unverified email address sees how to verify
 * it.
 */
export function EmptyDashboard() {
  const t = useAccountMessages();
  const tShell = useMessages(shellMessages);
  const { user } = useSession();
  useTitle(tShell('dashboard'));
  if (user?.emailVerified !== false)
    return (
      <div className={css.part}>
        <h1 className={css.title}>{t('nothingYet')}</h1>
        <EmptyState>{t('nothingYetWhy')}</EmptyState>
      </div>
    );
  const acts = (
    <>
      <SendAgain />
      <LinkButton look="primary" link={Link} to="/admin/favourite-listings">
        {tShell('myPicks')}
      </LinkButton>
      <LinkButton link={Link} to="/admin/my-account">
        {tShell('myAccount')}
      </LinkButton>
    </>
  );
  return (
    <div className={css.part}>
      <h1 className={css.title}>{t('proveFirst')}</h1>
      <EmptyState acts={acts}>{t('proveFirstWhy', { email: user.email })}</EmptyState>
    </div>
  );
}
