import { beginSession, dialogOpened, shellRoleOf, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useParams } from '@porchlight/client/router';
import type { ClaimState } from '@porchlight/contracts/accounts';
import { Button, Card, LinkButton, Notice, Spinner } from '@porchlight/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ClaimForm } from './claim-form.tsx';
import css from './claim.module.css';
import { useClaimWords } from './words/catalogue.ts';
import { claimCalls } from './claim-calls.ts';

/** An account that was made for somebody: whether it is theirs, and a password for it. Nothing happens on load. */
export function ClaimScreen() {
  const t = useClaimWords();
  const { userHash = '' } = useParams();
  const { data, error, refetch } = claimCalls.useGetClaimQuery({ params: { userHash } });
  const [end, setEnd] = useState<'claimed' | 'dead' | 'declined'>();
  if (end === 'claimed') return <Claimed />;
  if (end === 'declined')
    return (
      <ClaimPage title={t('declined')} isAnswer>
        <p>{t('declinedWhy')}</p>
        <Link to="/">{t('toHome')}</Link>
      </ClaimPage>
    );
  if (end === 'dead') return <Dead />;
  if (error)
    return (
      <ClaimPage title={t('failed')}>
        <Notice
          tone="danger"
          role="alert"
          acts={
            <Button
              onClick={() => {
                void refetch();
              }}
            >
              {t('tryAgain')}
            </Button>
          }
        >
          {(error as ApiError).message}
        </Notice>
      </ClaimPage>
    );
  if (!data)
    return (
      <ClaimPage title={t('title')}>
        <Spinner label={t('loading')} />
      </ClaimPage>
    );
  if (data.state === 'expired') return <Expired userHash={userHash} />;
  return data.state === 'valid' ? <Living userHash={userHash} about={data} onEnd={setEnd} /> : <Dead />;
}

interface PageProps {
  readonly title: string;
  /** It takes the place of what was pressed, and the focus with it. */ readonly isAnswer?: boolean;
  readonly children: ReactNode;
}
function ClaimPage({ title, isAnswer = false, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <div className={css.page}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Card isPadded className={css.card}>
        {children}
      </Card>
    </div>
  );
}

interface LivingProps {
  readonly userHash: string;
  readonly about: ClaimState;
  readonly onEnd: (end: 'claimed' | 'dead' | 'declined') => void;
}
function Living({ userHash, about, onEnd }: LivingProps) {
  const t = useClaimWords();
  const dispatch = useDispatch();
  const [claim] = claimCalls.useClaimAccountMutation();
  return (
    <ClaimPage title={t('title')}>
      <p className={css.words}>
        {t(about.kind === 'landlord' ? 'isThisLandlord' : 'isThisRenter', {
          name: about.firstName ?? '',
          email: about.maskedEmail ?? '',
        })}
      </p>
      <ClaimForm
        about={[about.firstName ?? '']}
        send={async (body) => {
          const { data, error } = await claim({ params: { userHash }, body });
          if (data) {
            await dispatch(beginSession(data));
            onEnd('claimed');
            return undefined;
          }
          const refusal = error as ApiError;
          if (refusal.status === 410) {
            onEnd('dead');
            return undefined;
          }
          return refusal;
        }}
      />
      <Button
        look="link"
        onClick={() => {
          onEnd('declined');
        }}
      >
        {t('notMe')}
      </Button>
    </ClaimPage>
  );
}

/** Too old: one press sends a new link to the address on file. */
function Expired({ userHash }: { readonly userHash: string }) {
  const t = useClaimWords();
  const [renew, { isLoading, isSuccess, error }] = claimCalls.useRenewClaimMutation();
  if (isSuccess)
    return (
      <ClaimPage title={t('renewed')} isAnswer>
        <Notice tone="ok" role="status">
          {t('renewedWhy')}
        </Notice>
      </ClaimPage>
    );
  return (
    <ClaimPage title={t('expired')}>
      <p>{t('expiredWhy')}</p>
      {error && (
        <Notice tone="danger" role="alert">
          {(error as ApiError).message}
        </Notice>
      )}
      <Button
        look="primary"
        isWide
        isBusy={isLoading}
        busyText={t('working')}
        onClick={() => {
          void renew({ params: { userHash } });
        }}
      >
        {t('renew')}
      </Button>
    </ClaimPage>
  );
}

function Dead() {
  const t = useClaimWords();
  const dispatch = useDispatch();
  return (
    <ClaimPage title={t('dead')} isAnswer>
      <p>{t('deadWhy')}</p>
      <Button
        look="primary"
        onClick={() => {
          dispatch(dialogOpened('login'));
        }}
      >
        {t('logIn')}
      </Button>
      <Link to="/">{t('toHome')}</Link>
    </ClaimPage>
  );
}

function Claimed() {
  const t = useClaimWords();
  const { user } = useSession();
  const to = shellRoleOf(user) === 'landlord' ? '/portal/dashboard' : '/admin/dashboard';
  return (
    <ClaimPage title={t('claimed')} isAnswer>
      <Notice tone="ok" role="status">
        {t('claimedWhy')}
      </Notice>
      <LinkButton look="primary" link={Link} to={to}>
        {t('toDashboard')}
      </LinkButton>
    </ClaimPage>
  );
}
