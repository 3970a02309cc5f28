import { useFormat, useNow, type ApiError } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import type { OutboxMail } from '@porchlight/contracts/accounts';
import { Button, classNames, EmptyState, Notice, Skeleton } from '@porchlight/ui';
import site from '../../shared/page/page.module.css';
import { MailText } from './mail-text.tsx';
import css from './outbox.module.css';
import { useOutboxMessages } from './messages/catalog.ts';
import { outboxCalls } from './outbox-calls.ts';

const pollIntervalMs = 3_000;

/** Demo outbox: lists the mails that the demo stores instead of sending, refreshed every 3 seconds. */
export default function OutboxScreen() {
  const t = useOutboxMessages();
  const { data, error, isError, refetch } = outboxCalls.useListOutboxQuery(
    { query: {} },
    { pollingInterval: pollIntervalMs, refetchOnMountOrArgChange: true },
  );
  return (
    <div className={classNames(site.page, site.text)}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className={css.intro}>{t('intro')}</p>
      {isError && <NoMails status={(error as ApiError).status} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div aria-busy="true">
          <Skeleton shape="title" />
          <Skeleton shape="title" />
        </div>
      )}
      {data?.mails.length === 0 && <EmptyState>{t('empty')}</EmptyState>}
      <ul className={css.mails}>
        {data?.mails.map((mail) => (
          <Mail key={mail.id} mail={mail} />
        ))}
      </ul>
    </div>
  );
}

function NoMails({ status, onRetry }: { readonly status: number; readonly onRetry: () => void }) {
  const t = useOutboxMessages();
  if (status === 401 || status === 403) return <Notice>{t('closed')}</Notice>;
  return (
    <Notice tone="danger" role="alert" acts={<Button onClick={onRetry}>{t('again')}</Button>}>
      {t('failed')}
    </Notice>
  );
}

const stateMessageKeys = {
  queued: 'sending',
  sending: 'sending',
  failed: 'givenUp',
  unsure: 'givenUp',
  suppressed: 'unwanted',
} as const;

/** One mail; its subject link shows and hides the text. */
function Mail({ mail }: { readonly mail: OutboxMail }) {
  const t = useOutboxMessages();
  const format = useFormat();
  const now = useNow();
  const [search] = useSearchParams();
  const isOpen = search.get('mail') === mail.id;
  return (
    <li className={css.mail}>
      <h2 className={css.subject}>
        <Link to={isOpen ? '/outbox' : `/outbox?mail=${mail.id}`} aria-expanded={isOpen}>
          {mail.subject ?? t('unwritten', { template: mail.template })}
        </Link>
      </h2>
      <p className={css.to}>
        {t('to', { to: mail.to, when: format.ago(mail.madeAt, now) })}
        {mail.state !== 'sent' && ` (${t(stateMessageKeys[mail.state])})`}
      </p>
      {isOpen && <MailText key={mail.state} id={mail.id} />}
    </li>
  );
}
