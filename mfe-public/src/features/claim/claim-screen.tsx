import { beginSession, dialogOpened, shellRoleOf, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useParams } from '@porchlight/client/router';
import type { ClaimState } from '@porchlight/contracts/accounts';
import { Button, Card, LinkButton, Notice, Spinner } from '@porchlight/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ClaimForm } from './claim-form.tsx';
import css from './claim.module.css';
import { useClaimMessages } from './messages/catalog.ts';
import { claimCalls } from './claim-calls.ts';

type End = 'claimed' | 'dead' | 'declined';

/**
 * Page where the owner of a pre-created account confirms their identity and sets a password. Nothing is changed on
 * load.
 */
export function ClaimScreen() {
  const { userHash = '' } = useParams();
  const { data, error, refetch } = claimCalls.useGetClaimQuery({ params: { userHash } });
  const [outcome, setOutcome] = useState<End>();
  if (outcome === 'claimed') return <Claimed />;
  if (outcome === 'declined') return <Declined />;
  if (outcome === 'dead') return <InvalidLink />;
  if (error)
    return (
      <Failed
        message={(error as ApiError).message}
        retry={() => {
          void refetch();
        }}
      />
    );
  if (!data) return <Loading />;
  if (data.state === 'expired') return <ExpiredLink userHash={userHash} />;
  return data.state === 'valid' ? (
    <ValidLink userHash={userHash} about={data} onOutcome={setOutcome} />
  ) : (
    <InvalidLink />
  );
}

function Declined() {
  const t = useClaimMessages();
  return (
    <ClaimPage title={t('declined')} takesFocus>
      <p>{t('declinedWhy')}</p>
      <Link to="/">{t('toHome')}</Link>
    </ClaimPage>
  );
}

function Failed({ message, retry }: { readonly message: string; readonly retry: () => void }) {
  const t = useClaimMessages();
  return (
    <ClaimPage title={t('failed')}>
      <Notice tone="danger" role="alert" acts={<Button onClick={retry}>{t('tryAgain')}</Button>}>
        {message}
      </Notice>
    </ClaimPage>
  );
}

function Loading() {
  const t = useClaimMessages();
  return (
    <ClaimPage title={t('title')}>
      <Spinner label={t('loading')} />
    </ClaimPage>
  );
}

interface PageProps {
  readonly title: string;
  /** Moves the focus to the heading, because the page replaced the pressed control. */ readonly takesFocus?: boolean;
  readonly children: ReactNode;
}
function ClaimPage({ title, takesFocus = false, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
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

interface ValidLinkProps {
  readonly userHash: string;
  readonly about: ClaimState;
  readonly onOutcome: (outcome: End) => void;
}
const whoIs = { renter: 'isThisRenter', landlord: 'isThisLandlord', staff: 'isThisStaff' } as const;
function ValidLink({ userHash, about, onOutcome }: ValidLinkProps) {
  const t = useClaimMessages();
  const dispatch = useDispatch();
  const [claim] = claimCalls.useClaimAccountMutation();
  const [reject, rejection] = claimCalls.useRejectClaimMutation();
  const decline = async () => {
    const { error } = await reject({ params: { userHash } });
    if (!error) onOutcome('declined');
    else if ((error as ApiError).status === 410) onOutcome('dead');
  };
  return (
    <ClaimPage title={t('title')}>
      <p className={css.words}>
        {t(whoIs[about.kind ?? 'renter'], {
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
            onOutcome('claimed');
            return undefined;
          }
          const apiError = error as ApiError;
          if (apiError.status === 410) {
            onOutcome('dead');
            return undefined;
          }
          return apiError;
        }}
      />
      {rejection.error && (
        <Notice tone="danger" role="alert">
          {(rejection.error as ApiError).message}
        </Notice>
      )}
      <Button look="link" isBusy={rejection.isLoading} busyText={t('working')} onClick={() => void decline()}>
        {t('notMe')}
      </Button>
    </ClaimPage>
  );
}

/** Expired link: one press sends a new link to the email address on file. */
function ExpiredLink({ userHash }: { readonly userHash: string }) {
  const t = useClaimMessages();
  const [renew, { isLoading, isSuccess, error }] = claimCalls.useRenewClaimMutation();
  if (isSuccess)
    return (
      <ClaimPage title={t('renewed')} takesFocus>
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

function InvalidLink() {
  const t = useClaimMessages();
  const dispatch = useDispatch();
  return (
    <ClaimPage title={t('dead')} takesFocus>
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
  const t = useClaimMessages();
  const { user } = useSession();
  const to = shellRoleOf(user) === 'landlord' ? '/portal/dashboard' : '/admin/dashboard';
  return (
    <ClaimPage title={t('claimed')} takesFocus>
      <Notice tone="ok" role="status">
        {t('claimedWhy')}
      </Notice>
      <LinkButton look="primary" link={Link} to={to}>
        {t('toDashboard')}
      </LinkButton>
    </ClaimPage>
  );
}
