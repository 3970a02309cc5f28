import { api, useLanguage } from '@porchlight/client';
import { useParams } from '@porchlight/client/router';
import type { Listing, ListingCard as Home } from '@porchlight/contracts/catalog';
import { CardGrid, ListingCard } from '@porchlight/listing-ui';
import { listingArgs } from './listing-page.ts';
import css from './listing.module.css';
import { useListingWords } from './words/catalogue.ts';

const most = 4;

/** Homes in a row; no row without homes. */
export const HomeRow = ({ title, homes }: { readonly title: string; readonly homes: readonly Home[] }) =>
  homes.length === 0 ? null : (
    <section className={css.row}>
      <h2>{title}</h2>
      <CardGrid shape="row">
        {homes.slice(0, most).map((home) => (
          <li key={home.id}>
            <ListingCard home={home} level={3} />
          </li>
        ))}
      </CardGrid>
    </section>
  );

/** Homes like this one, and others of its landlord that are not among them; a row that could not be loaded is left out. */
export function SimilarHomes({ home }: { readonly home: Listing }) {
  const t = useListingWords();
  const args = listingArgs.similar(useParams(), useLanguage());
  const similar = api.useGetSimilarListingsQuery(args).data?.listings.slice(0, most) ?? [];
  const offerings = api.useGetSimilarOfferingsQuery(args).data?.listings ?? [];
  const shown = new Set(similar.map(({ id }) => id));
  return (
    <>
      <HomeRow title={t('similar')} homes={similar} />
      <HomeRow
        title={t('offerings', { landlord: home.company.name })}
        homes={offerings.filter(({ id }) => !shown.has(id))}
      />
    </>
  );
}
