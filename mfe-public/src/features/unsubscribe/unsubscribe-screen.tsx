import { dialogOpened, useLanguage, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useParams } from '@porchlight/client/router';
import type { UnsubscribeState } from '@porchlight/contracts/catalog';
import { Button, Card, LinkButton, Notice, Spinner } from '@porchlight/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from './unsubscribe.module.css';
import { useUnsubscribeWords } from './words/catalogue.ts';
import { unsubscribeCalls } from './unsubscribe-calls.ts';

/** What was stopped: the list of the mail, or all that can be left. */
type Stopped = 'list' | 'everything';

/** Leaves the list of a mail without a sign-in. Nothing happens on load: programs that read mail open links too. */
export function UnsubscribeScreen() {
  const t = useUnsubscribeWords();
  const { userHash = '' } = useParams();
  const { data, error, refetch } = unsubscribeCalls.useGetUnsubscribeQuery(
    { params: { userHash }, query: { lang: useLanguage() } },
    { refetchOnMountOrArgChange: true },
  );
  const [isDead, setDead] = useState(false);
  if (isDead) return <Dead />;
  if (error)
    return (
      <LeavePage title={t('failed')}>
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
      </LeavePage>
    );
  if (!data)
    return (
      <LeavePage title={t('title')}>
        <Spinner label={t('loading')} />
      </LeavePage>
    );
  return data.state === 'unknown' ? (
    <Dead />
  ) : (
    <Living
      userHash={userHash}
      about={data}
      onDead={() => {
        setDead(true);
      }}
    />
  );
}

interface PageProps {
  readonly title: string;
  /** It takes the place of what was pressed, and the focus with it. */ readonly isAnswer?: boolean;
  readonly children: ReactNode;
}
function LeavePage({ title, isAnswer = false, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer, title]);
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
  readonly about: UnsubscribeState;
  readonly onDead: () => void;
}
function Living({ userHash, about, onDead }: LivingProps) {
  const t = useUnsubscribeWords();
  const [send] = unsubscribeCalls.useUnsubscribeMutation();
  // Whoever comes back finds it stopped, and may still stop everything.
  const [stopped, setStopped] = useState<Stopped | undefined>(about.state === 'off' ? 'list' : undefined);
  const [pressed, setPressed] = useState<Stopped>();
  const [refusal, setRefusal] = useState<ApiError>();
  const stop = async (what: Stopped) => {
    setPressed(what);
    setRefusal(undefined);
    const { error } = await send({ params: { userHash }, body: what === 'everything' ? { everything: true } : {} });
    setPressed(undefined);
    const why = error as ApiError | undefined;
    if (!why) setStopped(what);
    else if (why.status === 410) onDead();
    else setRefusal(why);
  };
  const act = (what: Stopped, text: string, look: 'primary' | 'outline') => (
    <Button
      look={look}
      isWide
      isBusy={pressed === what}
      busyText={t('working')}
      onClick={() => {
        if (!pressed) void stop(what);
      }}
    >
      {text}
    </Button>
  );
  const told = refusal && (
    <Notice tone="danger" role="alert">
      {refusal.message}
    </Notice>
  );
  if (stopped)
    return (
      <Done what={stopped}>
        {told}
        {stopped === 'list' && act('everything', t('stopEverything'), 'outline')}
      </Done>
    );
  return (
    <LeavePage title={t('title')}>
      <p className={css.words}>
        {about.maskedEmail === undefined ? t('aboutSomebody') : t('about', { email: about.maskedEmail })}
        <strong>{about.listName}</strong>
      </p>
      {about.searches && about.searches.length > 1 && (
        <ul className={css.searches}>
          {about.searches.map((search) => (
            <li key={search}>{search}</li>
          ))}
        </ul>
      )}
      {told}
      {act('list', t('stopList'), 'primary')}
      {act('everything', t('stopEverything'), 'outline')}
      <p className={css.note}>{t('everythingMeans')}</p>
    </LeavePage>
  );
}

function Done({ what, children }: { readonly what: Stopped; readonly children: ReactNode }) {
  const t = useUnsubscribeWords();
  return (
    <LeavePage title={t(what === 'list' ? 'stopped' : 'stoppedEverything')} isAnswer>
      <Notice tone="ok" role="status">
        {t(what === 'list' ? 'stoppedWhy' : 'stoppedEverythingWhy')}
      </Notice>
      {children}
      <ChangedMind />
    </LeavePage>
  );
}

/** The way back: a renter's own alerts, else another search. */
function ChangedMind() {
  const t = useUnsubscribeWords();
  const { role } = useSession();
  const isRenter = role === 'renter';
  return (
    <p className={css.note}>
      {t('changedMind')}{' '}
      <Link to={isRenter ? '/admin/email-alerts' : '/homes'}>{t(isRenter ? 'toAlerts' : 'toHomes')}</Link>
    </p>
  );
}

/** One calm page for links that are old, and for those that are nobody's. */
function Dead() {
  const t = useUnsubscribeWords();
  const dispatch = useDispatch();
  const { user } = useSession();
  return (
    <LeavePage title={t('dead')} isAnswer>
      <p>{t('deadWhy')}</p>
      {user ? (
        <LinkButton look="primary" link={Link} to="/admin/email-alerts">
          {t('toAlerts')}
        </LinkButton>
      ) : (
        <Button
          look="primary"
          onClick={() => {
            dispatch(dialogOpened('login'));
          }}
        >
          {t('logIn')}
        </Button>
      )}
      <Link to="/">{t('toHome')}</Link>
    </LeavePage>
  );
}
