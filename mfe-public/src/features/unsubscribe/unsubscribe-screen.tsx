import { dialogOpened, useLanguage, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useParams } from '@porchlight/client/router';
import type { UnsubscribeState } from '@porchlight/contracts/catalog';
import { Button, Card, LinkButton, Notice, Spinner } from '@porchlight/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from './unsubscribe.module.css';
import { useUnsubscribeMessages } from './messages/catalog.ts';
import { unsubscribeCalls } from './unsubscribe-calls.ts';

/** What the visitor unsubscribed from: the list of the mail, or everything. */
type Stopped = 'list' | 'everything';

/**
 * Unsubscribes from the list of a mail without login. Nothing changes on load, because mail scanners open links too.
 */
export function UnsubscribeScreen() {
  const t = useUnsubscribeMessages();
  const { userHash = '' } = useParams();
  const { data, error, refetch } = unsubscribeCalls.useGetUnsubscribeQuery(
    { params: { userHash }, query: { lang: useLanguage() } },
    { refetchOnMountOrArgChange: true },
  );
  const [isInvalid, setInvalid] = useState(false);
  if (isInvalid) return <InvalidLink />;
  if (error)
    return (
      <UnsubscribePage title={t('failed')}>
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
      </UnsubscribePage>
    );
  if (!data)
    return (
      <UnsubscribePage title={t('title')}>
        <Spinner label={t('loading')} />
      </UnsubscribePage>
    );
  return data.state === 'unknown' ? (
    <InvalidLink />
  ) : (
    <UnsubscribeForm
      userHash={userHash}
      about={data}
      onInvalid={() => {
        setInvalid(true);
      }}
    />
  );
}

interface PageProps {
  readonly title: string;
  /** Moves the focus to the heading, because the page replaced the pressed control. */ readonly takesFocus?: boolean;
  readonly children: ReactNode;
}
function UnsubscribePage({ title, takesFocus = false, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus, title]);
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

interface UnsubscribeFormProps {
  readonly userHash: string;
  readonly about: UnsubscribeState;
  readonly onInvalid: () => void;
}
function UnsubscribeForm({ userHash, about, onInvalid }: UnsubscribeFormProps) {
  const t = useUnsubscribeMessages();
  const [send] = unsubscribeCalls.useUnsubscribeMutation();
  // A returning visitor sees the list as unsubscribed, and may still unsubscribe from everything.
  const [stopped, setStopped] = useState<Stopped | undefined>(about.state === 'off' ? 'list' : undefined);
  const [pressed, setPressed] = useState<Stopped>();
  const [apiError, setApiError] = useState<ApiError>();
  const stop = async (what: Stopped) => {
    setPressed(what);
    setApiError(undefined);
    const { error } = await send({ params: { userHash }, body: what === 'everything' ? { everything: true } : {} });
    setPressed(undefined);
    const failure = error as ApiError | undefined;
    if (!failure) setStopped(what);
    else if (failure.status === 410) onInvalid();
    else setApiError(failure);
  };
  const stopButton = (what: Stopped, text: string, look: 'primary' | 'outline') => (
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
  const errorNotice = apiError && (
    <Notice tone="danger" role="alert">
      {apiError.message}
    </Notice>
  );
  if (stopped)
    return (
      <Done what={stopped}>
        {errorNotice}
        {stopped === 'list' && stopButton('everything', t('stopEverything'), 'outline')}
      </Done>
    );
  return (
    <UnsubscribePage title={t('title')}>
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
      {errorNotice}
      {stopButton('list', t('stopList'), 'primary')}
      {stopButton('everything', t('stopEverything'), 'outline')}
      <p className={css.note}>{t('everythingMeans')}</p>
    </UnsubscribePage>
  );
}

function Done({ what, children }: { readonly what: Stopped; readonly children: ReactNode }) {
  const t = useUnsubscribeMessages();
  return (
    <UnsubscribePage title={t(what === 'list' ? 'stopped' : 'stoppedEverything')} takesFocus>
      <Notice tone="ok" role="status">
        {t(what === 'list' ? 'stoppedWhy' : 'stoppedEverythingWhy')}
      </Notice>
      {children}
      <ResubscribeLink />
    </UnsubscribePage>
  );
}

/** Link to the renter's email alerts, or to the listings for a guest. */
function ResubscribeLink() {
  const t = useUnsubscribeMessages();
  const { role } = useSession();
  const isRenter = role === 'renter';
  return (
    <p className={css.note}>
      {t('changedMind')}{' '}
      <Link to={isRenter ? '/admin/email-alerts' : '/homes'}>{t(isRenter ? 'toAlerts' : 'toHomes')}</Link>
    </p>
  );
}

/** One neutral page for expired and unknown links. */
function InvalidLink() {
  const t = useUnsubscribeMessages();
  const dispatch = useDispatch();
  const { user } = useSession();
  return (
    <UnsubscribePage title={t('dead')} takesFocus>
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
    </UnsubscribePage>
  );
}
