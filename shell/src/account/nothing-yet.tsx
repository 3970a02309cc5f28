import { useSession, useWords } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { EmptyState, LinkButton } from '@porchlight/ui';
import css from '../areas/parts.module.css';
import { useTitle } from '../routing/use-title.ts';
import { shellWords } from '../words/catalogue.ts';
import { SendAgain } from './send-again.tsx';
import { useAccountWords } from './words/catalogue.ts';

/** The dashboard of a renter whose account opens nothing. Whoever has just signed up learns what it waits for. */
export function NothingYet() {
  const t = useAccountWords(),
    words = useWords(shellWords);
  const { user } = useSession();
  useTitle(words('dashboard'));
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
        {words('tabFavourites')}
      </LinkButton>
      <LinkButton link={Link} to="/admin/my-account">
        {words('myAccount')}
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
