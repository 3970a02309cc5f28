import { sessionEnded, useFormat, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import { Button, Notice, Skeleton } from '@porchlight/ui';
import { browserName } from './browser-name.ts';
import css from './my-account.module.css';
import { accountCalls } from './account-calls.ts';
import { useOwnAccountMessages } from './messages/catalog.ts';

/** Renders the account's sessions, each with a button that ends it, and a button that ends all of them. */
export function SessionList() {
  const t = useOwnAccountMessages();
  const format = useFormat();
  const { data, error, refetch } = accountCalls.useListSessionsQuery();
  const [end, endState] = accountCalls.useEndSessionMutation();
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
      {endState.error && (
        <Notice tone="danger" role="alert">
          {(endState.error as ApiError).message}
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
      <SignOutEverywhere />
    </>
  );
}

function SignOutEverywhere() {
  const t = useOwnAccountMessages();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [signOut, { isLoading, error }] = accountCalls.useSignOutEverywhereMutation();
  const press = async () => {
    if ('error' in (await signOut())) return;
    dispatch(sessionEnded()); // the route guard then shows the logout message
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
