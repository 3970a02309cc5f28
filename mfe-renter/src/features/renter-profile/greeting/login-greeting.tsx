import { useSession } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { LoginAcknowledged } from '@porchlight/contracts/accounts';
import { Button, Notice } from '@porchlight/ui';
import { useEffect } from 'react';
import { renterCalls } from '../../../renter-calls.ts';
import { useProfileMessages } from '../messages/catalog.ts';
import css from '../renter-profile.module.css';

/**
 * Acknowledges the login, welcomes the renter on the first one, and links what the account holds. Without the counts of
 * catalog only the welcome is shown.
 */
export function LoginGreeting() {
  const userId = useSession().user?.id;
  const [acknowledge, { data, isError, isUninitialized, reset }] = renterCalls.useAcknowledgeLoginMutation({
    fixedCacheKey: `login-greeting:${userId ?? ''}`,
  });
  useEffect(() => {
    if (userId !== undefined && isUninitialized) void acknowledge(undefined);
  }, [userId, isUninitialized, acknowledge]);
  // Keeps the place of the counts, so that the page does not move when they arrive.
  if (!data) return isError ? null : <div className={css.counts} />;
  return (
    <>
      <Counts counts={data} />
      {data.isFirstLogin && <Welcome onRead={reset} />}
    </>
  );
}

function Counts({
  counts: { inquiryCount, favouriteCount, recommendedCount },
}: {
  readonly counts: LoginAcknowledged;
}) {
  const t = useProfileMessages();
  const links = [
    ['/admin/my-inquiries', 'countInquiries', inquiryCount],
    ['/admin/favourite-listings', 'countFavourites', favouriteCount],
    ['/admin/recommended-listings', 'countRecommended', recommendedCount],
  ] as const;
  const shown = links.filter(([, , count]) => (count ?? 0) > 0);
  return (
    shown.length > 0 && (
      <ul className={css.counts} aria-label={t('counts')}>
        {shown.map(([to, key, count]) => (
          <li key={to}>
            <Link to={to}>{t(key, { count: count ?? 0 })}</Link>
          </li>
        ))}
      </ul>
    )
  );
}

/** Steps that a new renter may take first. */
function Welcome({ onRead }: { readonly onRead: () => void }) {
  const t = useProfileMessages();
  return (
    <Notice
      className={css.welcome}
      title={t('welcome')}
      acts={
        <Button size="small" onClick={onRead}>
          {t('gotIt')}
        </Button>
      }
    >
      <ul>
        <li>{t('welcomeProfile')}</li>
        <li>{t('welcomePlaces')}</li>
        <li>
          {t('welcomeSearch')} <Link to="/homes">{t('findHome')}</Link>
        </li>
      </ul>
    </Notice>
  );
}
