import { dialogOpened, useSession } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { Button, Card, LinkButton, Notice } from '@porchlight/ui';
import { DataCard } from './data/data-card.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import css from './my-account.module.css';
import { AccountDetailsCard } from './account-details-card.tsx';
import { isStaff } from './is-staff.ts';
import { SessionList } from './session-list.tsx';
import { SendAgain } from '../send-again.tsx';
import { SupportViews } from './support-views.tsx';
import { SecondFactorCard } from './second-factor/second-factor-card.tsx';
import { useOwnAccountMessages } from './messages/catalog.ts';

/** Renders the signed-in user's account with its settings. */
export function MyAccountScreen() {
  const t = useOwnAccountMessages();
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1>{t('title')}</h1>
        <LinkButton look="primary" link={Link} to="/admin/my-account/edit">
          {t('edit')}
        </LinkButton>
      </div>
      {user.needsSecondStep && (
        <Notice tone="warn" role="status" title={t('twoStepNeeded')}>
          {t('twoStepNeededWhy')}
        </Notice>
      )}
      {user.emailVerified === false && (
        <Notice tone="warn" title={t('unverified')} acts={<SendAgain />}>
          {t('unverifiedWhy', { email: user.email })}
        </Notice>
      )}
      {user.pendingEmail && (
        <Notice title={t('pending')}>{t('pendingWhy', { email: user.email, pending: user.pendingEmail })}</Notice>
      )}
      <AccountDetailsCard user={user} />
      <SecondFactorCard />
      <SecurityCard />
      <AppearanceCard />
      <DataCard />
    </div>
  );
}

function SecurityCard() {
  const t = useOwnAccountMessages();
  const dispatch = useDispatch();
  const { role } = useSession();
  return (
    <Card isPadded className={css.part}>
      <h2>{t('security')}</h2>
      <div className={css.acts}>
        <LinkButton link={Link} to="/admin/my-account/change-password">
          {t('changePassword')}
        </LinkButton>
        <Button
          onClick={() => {
            dispatch(dialogOpened('logout'));
          }}
        >
          {t('logout')}
        </Button>
      </div>
      <h3>{t('sessions')}</h3>
      <SessionList />
      {!isStaff(role) && (
        <>
          <h3>{t('supportViews')}</h3>
          <SupportViews />
        </>
      )}
    </Card>
  );
}
