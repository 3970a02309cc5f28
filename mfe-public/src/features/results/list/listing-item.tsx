import type { ListingCard as Home } from '@porchlight/contracts/catalog';
import { ListingCard } from '@porchlight/listing-ui';
import { memo } from 'react';
import { RenterDistance } from '../../../shared/points-of-interest/renter-distance.tsx';
import { useResultsMessages } from '../messages/catalog.ts';
import { useIsHighlighted, type HighlightStore } from './highlight-store.ts';
import css from '../results.module.css';

// Matches the layout: two columns beside the map, four without it, one on phones.
const sizes = '(min-width: 1280px) 340px, (min-width: 1024px) 46vw, (min-width: 640px) 50vw, 100vw';

/**
 * Listing in the results list; hovering or focusing it highlights its marker and vice versa. Memoized: a change of the
 * filters renders no card again.
 */
export const ListingItem = memo(function ListingItem({
  listing,
  isFirst,
  highlightStore,
  match,
}: {
  readonly listing: Home;
  readonly isFirst: boolean;
  readonly highlightStore: HighlightStore;
  /** Excerpt of the description that matches the keyword. */ readonly match?: string | undefined;
}) {
  const t = useResultsMessages();
  const isHighlighted = useIsHighlighted(highlightStore, listing.id);
  const enter = () => highlightStore.update({ hoveredId: listing.id });
  const leave = () => highlightStore.update({ hoveredId: undefined });
  return (
    <li
      className={isHighlighted ? css.lit : undefined}
      onMouseEnter={enter}
      onMouseLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      <ListingCard
        listing={listing}
        isFirst={isFirst}
        sizes={sizes}
        near={<RenterDistance listing={listing} />}
        foot={match && <p className={css.match}>{t('matches', { text: match })}</p>}
      />
    </li>
  );
});
