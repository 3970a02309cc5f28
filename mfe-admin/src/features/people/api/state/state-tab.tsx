import { useFormat, useMessages, type ApiError } from '@porchlight/client';
import { DataTable, ErrorState, KeyValue, RowsSkeleton, StatusBadge, type Column } from '@porchlight/console-ui';
import type { ApiState } from '@porchlight/contracts/accounts';
import { Button, Notice } from '@porchlight/ui';
import { useState } from 'react';
import { apiCalls } from '../api-calls.ts';
import css from '../api.module.css';
import { apiMessages } from '../messages/catalog.ts';

const refreshMs = 30_000;

/** State of the services, of mail, and of failing calls, renewed every 30 seconds until it is paused. */
export function StateTab() {
  const t = useMessages(apiMessages);
  const [isPaused, setPaused] = useState(false);
  const { data, error, refetch } = apiCalls.useGetApiStateQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isPaused ? 0 : refreshMs,
  });
  if (error)
    return (
      <ErrorState
        title={t('stateFailed')}
        message={(error as ApiError).message}
        retryText={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <RowsSkeleton label={t('loading')} />;
  return (
    <div className={css.state}>
      <div className={css.acts}>
        <Button aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
          {t(isPaused ? 'resume' : 'pause')}
        </Button>
        <p>{t(isPaused ? 'paused' : 'refreshed')}</p>
      </div>
      <Services state={data} />
      <Mail state={data} />
      <Failures state={data} />
    </div>
  );
}

interface Props {
  readonly state: ApiState;
}

function Services({ state: { version, services } }: Props) {
  const t = useMessages(apiMessages);
  const format = useFormat();
  const down = services.filter(({ isReachable }) => !isReachable);
  return (
    <section aria-labelledby="api-services">
      <h2 id="api-services">{t('services')}</h2>
      {down.length > 0 && (
        <Notice tone="warn">
          {down.map(({ service, since }) => (
            <p key={service}>{t('down', { service, since: format.ago(since, new Date()) })}</p>
          ))}
        </Notice>
      )}
      <KeyValue
        facts={[
          { key: 'version', label: t('version'), value: version },
          ...services.map(({ service, isReachable, since }) => ({
            key: service,
            label: service,
            value: (
              <>
                <StatusBadge tone={isReachable ? 'ok' : 'danger'}>
                  {t(isReachable ? 'reachable' : 'unreachable')}
                </StatusBadge>{' '}
                {t('since', { since: format.ago(since, new Date()) })}
              </>
            ),
          })),
        ]}
      />
    </section>
  );
}

function Mail({ state: { mail } }: Props) {
  const t = useMessages(apiMessages);
  const format = useFormat();
  return (
    <section aria-labelledby="api-mail">
      <h2 id="api-mail">{t('mail')}</h2>
      <KeyValue
        facts={[
          {
            key: 'waiting',
            label: t('waiting'),
            value: mail.oldestAt
              ? t('waitingSince', { count: mail.waiting, since: format.ago(mail.oldestAt, new Date()) })
              : t('noneWaits'),
          },
          { key: 'failed', label: t('failedMail'), value: format.number(mail.failed) },
        ]}
      />
    </section>
  );
}

function Failures({ state: { failures } }: Props) {
  const t = useMessages(apiMessages);
  const format = useFormat();
  type Row = ApiState['failures'][number] & { readonly id: string };
  const columns: readonly Column<Row>[] = [
    { key: 'call', title: t('call'), card: 'title', render: ({ call }) => <code>{call}</code> },
    {
      key: 'failures',
      title: t('failed'),
      card: 'fact',
      isNumeric: true,
      render: (row) => format.number(row.failures),
    },
    { key: 'status', title: t('lastStatus'), card: 'fact', isNumeric: true, render: ({ lastStatus }) => lastStatus },
    { key: 'at', title: t('lastFailure'), card: 'fact', render: ({ lastAt }) => format.ago(lastAt, new Date()) },
  ];
  return (
    <section aria-labelledby="api-failures">
      <h2 id="api-failures">{t('failures')}</h2>
      {failures.length === 0 ? (
        <p>{t('noFailures')}</p>
      ) : (
        <DataTable
          rows={failures.map((failure) => ({ ...failure, id: failure.call }))}
          columns={columns}
          nameOf={({ call }) => call}
          texts={{ caption: t('failures') }}
        />
      )}
    </section>
  );
}
