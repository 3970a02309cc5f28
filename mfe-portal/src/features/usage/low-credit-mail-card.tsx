import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { ErrorState } from '@porchlight/console-ui';
import { Card, Notice, Skeleton, Switch, VisuallyHidden } from '@porchlight/ui';
import { usageMessages } from './messages/catalog.ts';
import { usageCalls } from './usage-calls.ts';
import css from './usage.module.css';

/** Card with the switch of the mail before the credits run out. */
export function LowCreditMailCard() {
  const t = useMessages(usageMessages);
  const { data, error, refetch } = usageCalls.useGetLowCreditMailQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card isPadded>
      <h2>{t('mailTitle')}</h2>
      <div className={css.mail}>
        {data && <MailSwitch isOn={data.enabled} />}
        {error && !data && (
          <ErrorState
            title={t('mailFailed')}
            message={(error as ApiError).message}
            retryText={t('tryAgain')}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && (
          <>
            <VisuallyHidden role="status">{t('mailLoading')}</VisuallyHidden>
            <Skeleton shape="short" />
          </>
        )}
      </div>
    </Card>
  );
}

function MailSwitch({ isOn }: { readonly isOn: boolean }) {
  const t = useMessages(usageMessages);
  const dispatch = useDispatch();
  const [change, { error, isLoading, originalArgs }] = usageCalls.useChangeLowCreditMailMutation();
  const save = async (enabled: boolean) => {
    if (!('error' in (await change({ body: { enabled } }))))
      dispatch(flash({ type: 'success', text: t(enabled ? 'mailOn' : 'mailOff') }));
  };
  return (
    <>
      <Switch
        label={t('mailLabel')}
        hint={t('mailHint')}
        checked={isLoading && originalArgs ? originalArgs.body.enabled : isOn}
        aria-busy={isLoading}
        onChange={({ target }) => {
          if (!isLoading) void save(target.checked);
        }}
      />
      {error && (
        <Notice tone="danger" role="alert" title={t('mailNotSaved')}>
          {(error as ApiError).message}
        </Notice>
      )}
    </>
  );
}
