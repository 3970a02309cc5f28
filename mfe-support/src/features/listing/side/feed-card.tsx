import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { KeyValue } from '@porchlight/console-ui';
import type { ListingFeed } from '@porchlight/contracts/catalog';
import { feedLogPath } from '@porchlight/resource-kit';
import { Card } from '@porchlight/ui';
import { listingMessages } from '../messages/catalog.ts';
import css from './side.module.css';
import { usePinnedLabel } from './use-pinned-label.ts';

/** The feed that a listing comes from, and the fields that it does not overwrite. */
export function FeedCard({ feed }: { readonly feed: ListingFeed }) {
  const t = useMessages(listingMessages);
  const format = useFormat();
  const labelOf = usePinnedLabel();
  const { externalId, pinnedFields, isRemoved } = feed;
  return (
    <section aria-label={t('fromFeed')}>
      <Card isPadded className={css.card}>
        <h2>{t('fromFeed')}</h2>
        <KeyValue
          facts={[
            { key: 'feed', label: t('feed'), value: <FeedName feed={feed} /> },
            { key: 'id', label: t('feedHomeId'), value: <span className={css.text}>{externalId}</span> },
            { key: 'pinned', label: t('pinned'), value: format.list(pinnedFields.map(labelOf)) || t('none') },
          ]}
        />
        <p className={css.hint}>{t(isRemoved ? 'feedRemoved' : 'pinnedHint')}</p>
      </Card>
    </section>
  );
}

/** Name of a feed; a link to its log for readers who may open it, while there is one. */
function FeedName({ feed: { id, name, isRemoved } }: { readonly feed: ListingFeed }) {
  const mayShow = usePermission('showFeedLogs');
  return mayShow && !isRemoved ? <Link to={feedLogPath(id)}>{name}</Link> : name;
}
