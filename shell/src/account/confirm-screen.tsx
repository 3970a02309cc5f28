import { dialogOpened, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useParams } from '@porchlight/client/router';
import type { MailVerificationState } from '@porchlight/contracts/accounts';
import { Button, LinkButton, Notice, Spinner } from '@porchlight/ui';
import { useEffect, useState } from 'react';
import { dashboardPaths } from '../routing/dashboard-gate.tsx';
import css from './account.module.css';
import { AccountClosed } from './account-closed.tsx';
import { AccountPage } from './account-page.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { linkActions, type LinkAction } from './link-actions.ts';
import { useAccountMessages } from './messages/catalog.ts';
import { RejectVerification, VerifyWithPassword } from './verify-email-link.tsx';

/** Renders the page of a link from an email: it explains the action and performs it only when the button is pressed. */
export function ConfirmScreen() {
  const { purpose = 'verify-email', token = '' } = useParams();
  const t = useAccountMessages();
  if (purpose === 'account-closed') return <AccountClosed />;
  const act = linkActions[purpose];
  return act ? (
    <LinkActionPage key={purpose + token} act={act} token={token} />
  ) : (
    <InvalidLink>{t('confirmNew')}</InvalidLink>
  );
}

type CheckResult = { readonly state: MailVerificationState } | { readonly failure: ApiError } | undefined;

/** Checks a link without using it. Returns the result, and functions that replace it or check again. */
function useLinkCheck(act: LinkAction, token: string) {
  const dispatch = useDispatch();
  const [result, setResult] = useState<CheckResult>();
  const [attempt, setAttempt] = useState(0);
  const { user } = useSession();
  useEffect(() => {
    let isCancelled = false;
    void dispatch(act.look(token)).then(({ data, error }) => {
      if (!isCancelled) setResult(data ? { state: data } : { failure: error as ApiError });
    });
    return () => {
      isCancelled = true;
    };
    // Whether the link belongs to the current account changes with a login.
  }, [act, token, attempt, user?.id, dispatch]);
  const retry = () => {
    setResult(undefined);
    setAttempt((before) => before + 1);
  };
  return { result, setResult, retry };
}

function LinkActionPage({ act, token }: { readonly act: LinkAction; readonly token: string }) {
  const t = useAccountMessages();
  const { result, setResult, retry } = useLinkCheck(act, token);
  const [isDone, setDone] = useState(false);
  if (isDone) return <Done title={t(act.words.done)} text={t(act.words.doneWhy)} />;
  if (!result)
    return (
      <AccountPage title={t(act.words.title)}>
        <Spinner label={t('loading')} />
      </AccountPage>
    );
  if ('failure' in result) return <CheckFailed why={result.failure.message} onRetry={retry} />;
  if (result.state.state === 'used' && result.state.isOwn)
    return <Done title={t('verifyAlready')} text={t('verifyAlreadyWhy')} />;
  return result.state.state === 'valid' ? (
    <ValidLink
      act={act}
      token={token}
      about={result.state}
      onDone={() => {
        setDone(true);
      }}
      onInvalid={() => {
        setResult({ state: { state: 'used', purpose: result.state.purpose } });
      }}
    />
  ) : (
    <InvalidLink>
      {t(act.words.renew)}
      <LogIn />
    </InvalidLink>
  );
}

function CheckFailed({ why, onRetry }: { readonly why: string; readonly onRetry: () => void }) {
  const t = useAccountMessages();
  return (
    <AccountPage title={t('linkFailed')} takesFocus>
      <Notice tone="danger" role="alert" acts={<Button onClick={onRetry}>{t('tryAgain')}</Button>}>
        {why}
      </Notice>
    </AccountPage>
  );
}

interface ValidLinkProps {
  readonly act: LinkAction;
  readonly token: string;
  readonly about: MailVerificationState;
  readonly onDone: () => void;
  readonly onInvalid: () => void;
}
function ValidLink({ act, token, about, onDone, onInvalid: onDead }: ValidLinkProps) {
  const t = useAccountMessages();
  const dispatch = useDispatch();
  const [isBusy, setBusy] = useState(false);
  const [apiError, setApiError] = useState<ApiError>();
  if (about.isOwn === false)
    return <VerifyWithPassword token={token} about={about} onDone={onDone} onInvalid={onDead} />;
  const press = async () => {
    setBusy(true);
    const why = await dispatch(act.act(token));
    setBusy(false);
    if (!why) onDone();
    else if (why.status === 410) onDead();
    else setApiError(why);
  };
  return (
    <AccountPage title={t(act.words.title)}>
      <p className={css.words}>{t(act.words.text, { email: about.maskedEmail ?? '', title: about.title ?? '' })}</p>
      {apiError && (
        <Notice tone="danger" role="alert">
          {apiError.message}
        </Notice>
      )}
      <Button
        look="primary"
        isWide
        isBusy={isBusy}
        busyText={t('working')}
        onClick={() => {
          void press();
        }}
      >
        {t(act.words.button)}
      </Button>
      {about.isOwn && <RejectVerification token={token} onInvalid={onDead} />}
    </AccountPage>
  );
}

function Done({ title, text }: { readonly title: string; readonly text: string }) {
  const t = useAccountMessages();
  const { user, role } = useSession();
  return (
    <AccountPage title={title} takesFocus>
      <Notice tone="ok" role="status">
        {text}
      </Notice>
      {user ? (
        <LinkButton look="primary" link={Link} to={dashboardPaths[role]}>
          {t('toDashboard')}
        </LinkButton>
      ) : (
        <LogIn />
      )}
    </AccountPage>
  );
}

/** Renders the login button for guests. */
function LogIn() {
  const t = useAccountMessages();
  const dispatch = useDispatch();
  const { user } = useSession();
  return user ? null : (
    <p>
      <Button
        onClick={() => {
          dispatch(dialogOpened('login'));
        }}
      >
        {t('logIn')}
      </Button>
    </p>
  );
}
