import type { Listing, ListingCard as Home, UnavailableListing } from '@porchlight/contracts/catalog';
import { Lost } from '../../site/lost.tsx';
import site from '../../site/site.module.css';
import { useListingWords } from './words/catalogue.ts';
import { HomeRow } from './similar-homes.tsx';

/** A home that was rented or taken off the market in the last 30 days, with homes like it. */
export function GoneHome({
  home,
  similar,
}: {
  readonly home: Listing | UnavailableListing;
  readonly similar: readonly Home[];
}) {
  const t = useListingWords();
  return (
    <>
      <Lost title={t('goneTitle')} text={t(similar.length ? 'goneText' : 'goneTextAlone')}>
        {home.title && <p lang={home.descriptionLang}>{home.title}</p>}
      </Lost>
      <div className={site.page}>
        <HomeRow title={t('similar')} homes={similar} />
      </div>
    </>
  );
}
