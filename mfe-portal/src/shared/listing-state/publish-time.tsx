import { useMessages } from '@porchlight/client';
import { useZonedTime } from '@porchlight/client/consoles';
import type { OwnListing } from '@porchlight/contracts/catalog';
import css from './listing-dates.module.css';
import { listingStateMessages } from './messages/catalog.ts';

/** When a scheduled listing is published, on the clock at the home; renders nothing for another listing. */
export function PublishTime({
  listing: { publishAt, timeZone },
}: {
  readonly listing: Pick<OwnListing, 'publishAt' | 'timeZone'>;
}) {
  const t = useMessages(listingStateMessages);
  const { time, zone } = useZonedTime(timeZone);
  if (publishAt === undefined) return null;
  return (
    <p className={css.note}>
      <time dateTime={publishAt}>{t('scheduledFor', { time: time(publishAt), zone: zone(publishAt) })}</time>
    </p>
  );
}
