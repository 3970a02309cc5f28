import { dialogOpened, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useParams } from '@porchlight/client/router';
import type { ConfirmState } from '@porchlight/contracts/accounts';
import { Button, LinkButton, Notice, Spinner } from '@porchlight/ui';
import { useEffect, useState } from 'react';
import { dashboardOf } from '../routing/dashboard-gate.tsx';
import css from './account.module.css';
import { AccountClosed } from './account-closed.tsx';
import { AccountPage } from './account-page.tsx';
import { DeadLink } from './dead-link.tsx';
import { linkActs, type LinkAct } from './link-acts.ts';
import { useAccountWords } from './words/catalogue.ts';

/** The page of a link that a mail brought: it names the act, and one button does it. Nothing happens before. */
export function ConfirmScreen() {
  const { purpose = 'verify-email', token = '' } = useParams();
  const t = useAccountWords();
  if (purpose === 'account-closed') return <AccountClosed />;
  const act = linkActs[purpose];
  return act ? <OfAct key={purpose + token} act={act} token={token} /> : <DeadLink>{t('confirmNew')}</DeadLink>;
}

type Seen = { readonly state: ConfirmState } | { readonly failure: ApiError } | undefined;

function OfAct({ act, token }: { readonly act: LinkAct; readonly token: string }) {
  const t = useAccountWords();
  const dispatch = useDispatch();
  const [seen, setSeen] = useState<Seen>();
  const [isDone, setDone] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    void dispatch(act.look(token)).then(({ data, error }) => {
      if (!isGone) setSeen(data ? { state: data } : { failure: error as ApiError });
    });
    return () => {
      isGone = true;
    };
  }, [act, token, attempt, dispatch]);
  if (isDone) return <Done act={act} />;
  if (!seen)
    return (
      <AccountPage title={t(act.words.title)}>
        <Spinner label={t('loading')} />
      </AccountPage>
    );
  if ('failure' in seen)
    return (
      <AccountPage title={t('linkFailed')} isAnswer>
        <Notice
          tone="danger"
          role="alert"
          acts={
            <Button
              onClick={() => {
                setSeen(undefined);
                setAttempt((before) => before + 1);
              }}
            >
              {t('tryAgain')}
            </Button>
          }
        >
          {seen.failure.message}
        </Notice>
      </AccountPage>
    );
  return seen.state.state === 'valid' ? (
    <Living
      act={act}
      token={token}
      about={seen.state}
      onDone={() => {
        setDone(true);
      }}
      onDead={() => {
        setSeen({ state: { ...seen.state, state: 'used' } });
      }}
    />
  ) : (
    <DeadLink>
      {t(act.words.renew)}
      <LogIn />
    </DeadLink>
  );
}

interface LivingProps {
  readonly act: LinkAct;
  readonly token: string;
  readonly about: ConfirmState;
  readonly onDone: () => void;
  readonly onDead: () => void;
}
function Living({ act, token, about, onDone, onDead }: LivingProps) {
  const t = useAccountWords();
  const dispatch = useDispatch();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const press = async () => {
    setBusy(true);
    const why = await dispatch(act.act(token));
    setBusy(false);
    if (!why) onDone();
    else if (why.status === 410) onDead();
    else setRefusal(why);
  };
  return (
    <AccountPage title={t(act.words.title)}>
      <p className={css.words}>{t(act.words.text, { email: about.maskedEmail ?? '', title: about.title ?? '' })}</p>
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal.message}
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
    </AccountPage>
  );
}

function Done({ act }: { readonly act: LinkAct }) {
  const t = useAccountWords();
  const { user, role } = useSession();
  return (
    <AccountPage title={t(act.words.done)} isAnswer>
      <Notice tone="ok" role="status">
        {t(act.words.doneWhy)}
      </Notice>
      {user ? (
        <LinkButton look="primary" link={Link} to={dashboardOf[role]}>
          {t('toDashboard')}
        </LinkButton>
      ) : (
        <LogIn />
      )}
    </AccountPage>
  );
}

/** For whoever is not signed in here. */
function LogIn() {
  const t = useAccountWords();
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
