import { useFormat, type ApiError } from '@porchlight/client';
import { Button, Notice, Skeleton } from '@porchlight/ui';
import { accountCalls } from './account-calls.ts';
import { useOwnAccountMessages } from './messages/catalog.ts';
import css from './my-account.module.css';

/** Renders when members of support looked at the account, and why (docs/rules/view-as.md). */
export function SupportViews() {
  const t = useOwnAccountMessages();
  const format = useFormat();
  const { data, error, refetch } = accountCalls.useListSupportViewsQuery();
  if (error)
    return (
      <Notice tone="danger" role="alert" acts={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>
        {(error as ApiError).message}
      </Notice>
    );
  if (!data) return <Skeleton shape="box" />;
  if (data.views.length === 0) return <p className={css.quiet}>{t('noSupportViews')}</p>;
  return (
    <ul className={css.sessions}>
      {data.views.map(({ id, reason, startedAt, endedAt }) => (
        <li key={id}>
          <span>
            <strong>{format.date(startedAt, 'long')}</strong>
            <span className={css.seen}>{reason}</span>
            {!endedAt && <span className={css.seen}>{t('supportViewRunning')}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
