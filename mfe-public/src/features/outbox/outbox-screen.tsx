import { useFormat, useNow, type ApiError } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import type { OutboxMail } from '@porchlight/contracts/accounts';
import { Button, classNames, EmptyState, Notice, Skeleton } from '@porchlight/ui';
import site from '../../site/site.module.css';
import { MailText } from './mail-text.tsx';
import css from './outbox.module.css';
import { useOutboxWords } from './words/catalogue.ts';
import { outboxCalls } from './outbox-calls.ts';

const lookEveryMs = 3_000;

/** The mails of the demo: none leaves the house, and whoever tries it reads them here. */
export default function OutboxScreen() {
  const t = useOutboxWords();
  const { data, error, isError, refetch } = outboxCalls.useListOutboxQuery(
    { query: {} },
    { pollingInterval: lookEveryMs, refetchOnMountOrArgChange: true },
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
  const t = useOutboxWords();
  if (status === 401 || status === 403) return <Notice>{t('closed')}</Notice>;
  return (
    <Notice tone="danger" role="alert" acts={<Button onClick={onRetry}>{t('again')}</Button>}>
      {t('failed')}
    </Notice>
  );
}

const stateWords = {
  queued: 'sending',
  sending: 'sending',
  failed: 'givenUp',
  unsure: 'givenUp',
  suppressed: 'unwanted',
} as const;

/** One mail: a link that opens its text under it. */
function Mail({ mail }: { readonly mail: OutboxMail }) {
  const t = useOutboxWords();
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
        {mail.state !== 'sent' && ` (${t(stateWords[mail.state])})`}
      </p>
      {isOpen && <MailText key={mail.state} id={mail.id} />}
    </li>
  );
}
