import { Button, Notice, Skeleton } from '@porchlight/ui';
import css from './outbox.module.css';
import { useOutboxWords } from './words/catalogue.ts';
import { outboxCalls } from './outbox-calls.ts';

// Strangers' words carry no addresses (accounts takes them out), so every one here is ours.
const address = /(https?:\/\/[^\s]+)/u;

/** The text of a mail, its links to press. */
export function MailText({ id }: { readonly id: string }) {
  const t = useOutboxWords();
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
    <div className={css.body}>
      {data.text.split(address).map((part, at) =>
        at % 2 === 1 ? (
          <a key={at} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </div>
  );
}
