import { useMessages, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ErrorState, KeyValue, RowsSkeleton } from '@porchlight/console-ui';
import { Card, LinkButton } from '@porchlight/ui';
import { supportMessages } from '../../messages/catalog.ts';
import { Age } from '../../shared/age.tsx';
import css from './queue-card.module.css';

interface Queue {
  readonly total: number;
  /** The number in words. */
  readonly count: string;
  /** When the oldest came in; absent if it is not known. */
  readonly oldest: string | undefined;
}
interface Props {
  readonly texts: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly oldest: string;
    readonly open: string;
  };
  /** Path of the queue. */
  readonly to: string;
  /** Absent while it is loaded. */
  readonly queue: Queue | undefined;
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

/** Card with the number of records in a queue, and how long the oldest has waited. */
export function QueueCard({ texts, to, queue, error, onRetry }: Props) {
  const t = useMessages(supportMessages);
  return (
    <Card isPadded>
      <section aria-label={texts.title} className={css.queue}>
        <h2>{texts.title}</h2>
        {error && (
          <ErrorState title={texts.failed} message={error.message} retryText={t('tryAgain')} onRetry={onRetry} />
        )}
        {!queue && !error && <RowsSkeleton rows={1} label={texts.loading} />}
        {queue && !error && <Waiting queue={queue} texts={texts} to={to} />}
      </section>
    </Card>
  );
}

function Waiting({ queue, texts, to }: Pick<Props, 'texts' | 'to'> & { readonly queue: Queue }) {
  return (
    <>
      <p className={css.count}>{queue.count}</p>
      {queue.oldest !== undefined && (
        <KeyValue facts={[{ key: 'oldest', label: texts.oldest, value: <Age since={queue.oldest} /> }]} />
      )}
      {queue.total > 0 && (
        <div>
          <LinkButton look="primary" link={Link} to={to}>
            {texts.open}
          </LinkButton>
        </div>
      )}
    </>
  );
}
