import { Button, Notice, Skeleton } from '@porchlight/ui';
import css from './outbox.module.css';
import { useOutboxMessages } from './messages/catalog.ts';
import { outboxCalls } from './outbox-calls.ts';

// User text in mails contains no URLs (accounts removes them), so every URL found here is ours.
const url = /(https?:\/\/[^\s]+)/u;

/** Plain text of a mail with its URLs as links, and the address that takes answers to it. */
export function MailText({ id }: { readonly id: string }) {
  const t = useOutboxMessages();
  const { data, isError, refetch } = outboxCalls.useGetOutboxMailQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  if (isError)
    return (
      <Notice tone="danger" role="alert" acts={<Button onClick={() => void refetch()}>{t('again')}</Button>}>
        {t('textFailed')}
      </Notice>
    );
  if (!data) return <Skeleton shape="box" />;
  if (data.text === undefined) return <p>{t('noText')}</p>;
  return (
    <>
      <div className={css.body}>
        {data.text.split(url).map((part, at) =>
          at % 2 === 1 ? (
            <a key={at} href={part}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </div>
      {data.replyTo !== undefined && <p className={css.to}>{t('replyTo', { address: data.replyTo })}</p>}
    </>
  );
}
