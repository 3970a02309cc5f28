import { dialogOpened, useSession } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { Button, Card, LinkButton, Notice } from '@porchlight/ui';
import { DataCard } from './data/data-card.tsx';
import { LookCard } from './look-card.tsx';
import css from './my-account.module.css';
import { PersonCard } from './person-card.tsx';
import { SessionList } from './session-list.tsx';
import { SendAgain } from '../send-again.tsx';
import { TwoStepCard } from './two-step/two-step-card.tsx';
import { useOwnAccountWords } from './words/catalogue.ts';

/** What we know of the signed-in person, and what they may do with it. */
export function MyAccountScreen() {
  const t = useOwnAccountWords();
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
      <PersonCard user={user} />
      <TwoStepCard />
      <SecurityCard />
      <LookCard />
      <DataCard />
    </div>
  );
}

function SecurityCard() {
  const t = useOwnAccountWords();
  const dispatch = useDispatch();
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
    </Card>
  );
}
