import { api, useLanguage } from '@porchlight/client';
import { useParams } from '@porchlight/client/router';
import type { Listing, ListingCard as Home } from '@porchlight/contracts/catalog';
import { CardGrid, ListingCard } from '@porchlight/listing-ui';
import { BlockCards } from '../../shared/blocks/block-cards.tsx';
import { blockItems, type BlockTexts } from '../../shared/blocks/block-texts.ts';
import { listingArgs } from './listing-page.ts';
import css from './listing.module.css';
import { useListingMessages } from './messages/catalog.ts';

const maxListings = 4;

/** Row of listing cards; renders nothing when there are none. */
export const ListingRow = ({ title, listings }: { readonly title: string; readonly listings: readonly Home[] }) =>
  listings.length === 0 ? null : (
    <section className={css.row}>
      <h2>{title}</h2>
      <CardGrid shape="row">
        {listings.slice(0, maxListings).map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} level={3} />
          </li>
        ))}
      </CardGrid>
    </section>
  );

interface SimilarListingsProps {
  readonly listing: Listing;
  /** Content block with links to guides, shown when the landlord has no other listing in the area. */
  readonly reading: BlockTexts;
}
/**
 * Similar listings, and other listings of the same landlord without duplicates or else links to guides. A row that
 * failed to load is left out.
 */
export function SimilarListings({ listing, reading }: SimilarListingsProps) {
  const t = useListingMessages();
  const args = listingArgs.similar(useParams(), useLanguage());
  const similar = api.useGetSimilarListingsQuery(args).currentData?.listings.slice(0, maxListings) ?? [];
  const { currentData: offerings } = api.useGetSimilarOfferingsQuery(args);
  const shown = new Set(similar.map(({ id }) => id));
  const others = offerings?.listings.filter(({ id }) => !shown.has(id)) ?? [];
  return (
    <>
      <ListingRow title={t('similar')} listings={similar} />
      <ListingRow title={t('offerings', { landlord: listing.company.name })} listings={others} />
      {offerings?.listings.length === 0 && blockItems(reading).length > 0 && (
        <section className={css.row}>
          <BlockCards texts={reading} />
        </section>
      )}
    </>
  );
}
