import { api, useLanguage } from '@porchlight/client';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { CompactListingCard } from '@porchlight/listing-ui/map';
import { IconButton } from '@porchlight/ui';
import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useEffect, useRef } from 'react';
import { useResultsMessages } from '../messages/catalog.ts';
import { useHighlight, type HighlightStore } from '../list/highlight-store.ts';
import type { Results } from '../use-results.ts';
import css from './map.module.css';

/** Returns the listings of the list, preceded by the selected one when it is not among them. */
function useCards(listings: readonly ListingCard[], selectedId: string | undefined): readonly ListingCard[] {
  const lang = useLanguage();
  const isMissing = selectedId !== undefined && !listings.some(({ id }) => id === selectedId);
  const { currentData } = api.useGetMapMarkerInfoQuery(
    { query: { ids: [selectedId ?? ''], lang } },
    { skip: !isMissing },
  );
  return isMissing && currentData ? [...currentData.listings, ...listings] : listings;
}

/** Returns the id of the listing whose card is at the left edge of the row. */
function listingInView(row: HTMLElement): string | undefined {
  const left = row.getBoundingClientRect().left;
  const first = [...row.children].find((card) => card.getBoundingClientRect().right > left + 60);
  return first instanceof HTMLElement ? first.dataset['home'] : undefined;
}

const noListings: readonly ListingCard[] = [];
/**
 * Card carousel under the phone map: moving to a card highlights its marker, and selecting a marker scrolls to its
 * card.
 */
export function MapCards({
  results,
  highlightStore,
}: {
  readonly results: Results;
  readonly highlightStore: HighlightStore;
}) {
  const t = useResultsMessages();
  const row = useRef<HTMLUListElement>(null);
  const { selectedId } = useHighlight(highlightStore);
  const cards = useCards(results.response?.listings ?? noListings, selectedId);
  const at = cards.findIndex(({ id }) => id === selectedId);
  useEffect(() => {
    const card = row.current?.querySelector(`[data-home="${selectedId ?? ''}"]`);
    if (row.current && card && listingInView(row.current) !== selectedId)
      card.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [selectedId, cards]);
  if (cards.length === 0) return null;
  const choose = (id: string | undefined) => {
    if (id) highlightStore.update({ selectedId: id });
  };
  return (
    <div className={css.cards}>
      <ul
        ref={row}
        className={css.row}
        aria-label={t('homesOnMap')}
        onScrollEnd={(event) => choose(listingInView(event.currentTarget))}
      >
        {cards.map((listing) => (
          <li key={listing.id} data-home={listing.id} className={css.card}>
            <CompactListingCard listing={listing} />
          </li>
        ))}
      </ul>
      <IconButton
        icon={IconNext}
        label={t('nextHome')}
        className={css.next}
        onClick={() => choose(cards[(at + 1) % cards.length]?.id)}
      />
    </div>
  );
}
