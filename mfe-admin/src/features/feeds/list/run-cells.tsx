import { useMessages } from '@porchlight/client';
import { useZonedTime } from '@porchlight/client/consoles';
import { RunFeed } from '@porchlight/resource-kit';
import { browserTimeZone } from '../../../shared/content-life/browser-time-zone.ts';
import { feedsMessages } from '../messages/catalog.ts';
import { feedOf, type CellProps } from './feed-of.ts';
import css from './list.module.css';

/** When a feed ran last, with a button that runs it now. */
export function LastRunCell({ record }: CellProps) {
  const feed = feedOf(record);
  return (
    <span className={css.run}>
      <Moment at={feed.lastRunAt} none="never" />
      {!record.deletedAt && <RunFeed feed={feed} size="small" />}
    </span>
  );
}

/** When a feed runs next; never one that is off. */
export const NextRunCell = ({ record }: CellProps) => <Moment at={feedOf(record).nextRunAt} none="none" />;

function Moment({ at, none }: { readonly at: string | undefined; readonly none: 'never' | 'none' }) {
  const t = useMessages(feedsMessages);
  const { time } = useZonedTime(browserTimeZone());
  return at === undefined ? t(none) : <time dateTime={at}>{time(at)}</time>;
}
