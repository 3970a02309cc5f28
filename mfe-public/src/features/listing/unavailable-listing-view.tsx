import type { Listing, ListingCard as Home, UnavailableListing } from '@porchlight/contracts/catalog';
import { LanguageNote } from '../../shared/page/language-note.tsx';
import { NotFound } from '../../shared/page/not-found.tsx';
import site from '../../shared/page/page.module.css';
import { useListingMessages } from './messages/catalog.ts';
import { ListingRow } from './similar-listings.tsx';

/** Page of a listing that was rented or unlisted in the last 30 days, with similar listings. */
export function UnavailableListingView({
  listing,
  similar,
}: {
  readonly listing: Listing | UnavailableListing;
  readonly similar: readonly Home[];
}) {
  const t = useListingMessages();
  return (
    <>
      <NotFound title={t('goneTitle')} text={t(similar.length ? 'goneText' : 'goneTextAlone')}>
        {listing.title && (
          <>
            <p lang={listing.descriptionLang}>{listing.title}</p>
            {listing.descriptionLang && <LanguageNote lang={listing.descriptionLang} />}
          </>
        )}
      </NotFound>
      <div className={site.page}>
        <ListingRow title={t('similar')} listings={similar} />
      </div>
    </>
  );
}
