import { usePermission } from '@porchlight/client';
import type { ReviewedListing } from '@porchlight/contracts/catalog';
import { Decisions } from './decisions/decisions.tsx';
import { ListingFacts } from './facts/listing-facts.tsx';
import { NotesCard } from '../../shared/notes/notes-card.tsx';
import css from './listing.module.css';
import { PhotoGrid } from './photos/photo-grid.tsx';
import { FeedCard } from './side/feed-card.tsx';
import { ReviewHistory } from './side/review-history.tsx';
import { RiskCard } from './side/risk-card.tsx';
import { StatusCard } from './side/status-card.tsx';

interface Props {
  readonly record: ReviewedListing;
  /** Loads what is stored now. */
  readonly reload: () => PromiseLike<unknown>;
}

/** What a landlord submitted, beside what support must know to decide. */
export function ListingRecord({ record, reload }: Props) {
  const mayDecide = usePermission('modifyListingStatus');
  return (
    <div className={css.record}>
      <div className={css.top}>
        <StatusCard record={record} />
        {record.feed && <FeedCard feed={record.feed} />}
      </div>
      <RiskCard record={record} />
      <div className={css.main}>
        <PhotoGrid listing={record.listing} />
        <ListingFacts listing={record.listing} />
      </div>
      <NotesCard subject={{ kind: 'listing', id: record.listing.id }} className={css.notes} />
      <ReviewHistory record={record} />
      {mayDecide && <Decisions listing={record.listing} reload={reload} />}
    </div>
  );
}
