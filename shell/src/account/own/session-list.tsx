import { sessionEnded, useFormat, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import { Button, Notice, Skeleton } from '@porchlight/ui';
import { browserName } from './browser-name.ts';
import css from './my-account.module.css';
import { ownAccount } from './own-account-calls.ts';
import { useOwnAccountWords } from './words/catalogue.ts';

/** Where the account is signed in: each can be ended, or all at once with this one. */
export function SessionList() {
  const t = useOwnAccountWords();
  const format = useFormat();
  const { data, error, refetch } = ownAccount.useListSessionsQuery();
  const [end, ended] = ownAccount.useEndSessionMutation();
  if (error)
    return (
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
    );
  if (!data) return <Skeleton shape="box" />;
  return (
    <>
      {ended.error && (
        <Notice tone="danger" role="alert">
          {(ended.error as ApiError).message}
        </Notice>
      )}
      <ul className={css.sessions}>
        {data.sessions.map(({ id, current, userAgent, seenAt }) => (
          <li key={id}>
            <span>
              <strong>{browserName(userAgent) ?? t('someBrowser')}</strong>
              <span className={css.seen}>{current ? t('thisOne') : t('seen', { date: format.date(seenAt) })}</span>
            </span>
            {!current && (
              <Button
                size="small"
                aria-label={t('endOf', { name: browserName(userAgent) ?? t('someBrowser') })}
                onClick={() => {
                  void end({ params: { id } });
                }}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Everywhere />
    </>
  );
}

function Everywhere() {
  const t = useOwnAccountWords();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [signOut, { isLoading, error }] = ownAccount.useSignOutEverywhereMutation();
  const press = async () => {
    if ('error' in (await signOut())) return;
    dispatch(sessionEnded()); // the guard of this page says that they were logged out
    navigate('/', { replace: true });
  };
  return (
    <>
      {error && (
        <Notice tone="danger" role="alert">
          {(error as ApiError).message}
        </Notice>
      )}
      <div className={css.acts}>
        <Button
          look="danger"
          isBusy={isLoading}
          busyText={t('working')}
          onClick={() => {
            void press();
          }}
        >
          {t('everywhere')}
        </Button>
      </div>
    </>
  );
}
