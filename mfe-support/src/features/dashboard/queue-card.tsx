import { useMessages, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ErrorState, KeyValue, RowsSkeleton } from '@porchlight/console-ui';
import { Card, LinkButton } from '@porchlight/ui';
import { supportMessages } from '../../messages/catalog.ts';
import { Age } from '../../shared/age.tsx';
import css from './queue-card.module.css';

/** A record of a queue. */
interface QueueRecord {
  readonly to: string;
  readonly name: string;
  /** Member of support who works on it. */
  readonly claimedBy: string | undefined;
}
interface Queue {
  readonly total: number;
  /** The number in words. */
  readonly count: string;
  /** When the oldest came in; absent if it is not known. */
  readonly oldest: string | undefined;
  /** Those of the first page, in the order of the queue; absent where a record has no page of its own here. */
  readonly records?: readonly QueueRecord[];
}
/** A queue of the dashboard, as it was loaded last. */
export interface DashboardQueue {
  readonly texts: {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    /** Label of the age of the oldest record; absent for a queue without ages. */
    readonly oldest?: string;
    readonly open: string;
    /** Text of the link to the first record that no colleague works on. */
    readonly next?: string;
  };
  /** Path of the queue. */
  readonly to: string;
  /** Absent until it is loaded. A failed reload leaves what was loaded before. */
  readonly queue: Queue | undefined;
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

/** Card with the number of records in a queue, and how long the oldest has waited. */
export function QueueCard({ texts, to, queue, error, onRetry }: DashboardQueue) {
  const t = useMessages(supportMessages);
  return (
    <Card isPadded>
      <section aria-label={texts.title} className={css.queue}>
        <h2>{texts.title}</h2>
        {error && (
          <ErrorState title={texts.failed} message={error.message} retryText={t('tryAgain')} onRetry={onRetry} />
        )}
        {!queue && !error && <RowsSkeleton rows={1} label={texts.loading} />}
        {queue && <Waiting queue={queue} texts={texts} to={to} />}
      </section>
    </Card>
  );
}

function Waiting({ queue, texts, to }: Pick<DashboardQueue, 'texts' | 'to'> & { readonly queue: Queue }) {
  const next = queue.records?.find(({ claimedBy }) => claimedBy === undefined);
  return (
    <>
      <p className={css.count}>{queue.count}</p>
      {queue.oldest !== undefined && texts.oldest !== undefined && (
        <KeyValue facts={[{ key: 'oldest', label: texts.oldest, value: <Age since={queue.oldest} /> }]} />
      )}
      {queue.total > 0 && (
        <div className={css.links}>
          <LinkButton look="primary" link={Link} to={to}>
            {texts.open}
          </LinkButton>
          {next && (
            <LinkButton link={Link} to={next.to}>
              {texts.next}
            </LinkButton>
          )}
        </div>
      )}
    </>
  );
}
