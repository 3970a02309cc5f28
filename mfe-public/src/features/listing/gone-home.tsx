import type { Listing, ListingCard as Home, UnavailableListing } from '@porchlight/contracts/catalog';
import { CardGrid, ListingCard } from '@porchlight/listing-ui';
import { Lost } from '../../site/lost.tsx';
import site from '../../site/site.module.css';
import { usePublicWords } from '../../words/catalogue.ts';

/** A home that was rented or taken off the market in the last 30 days, with homes like it. */
export function GoneHome({ home, similar }: { readonly home: Listing | UnavailableListing; readonly similar: readonly Home[] }) {
  const t = usePublicWords();
  return (
    <>
      <Lost title={t('goneTitle')} text={`${home.title ? `${home.title}. ` : ''}${t(similar.length ? 'goneText' : 'goneTextAlone')}`} />
      {similar.length > 0 && <section className={site.page}><h2>{t('similar')}</h2><CardGrid shape="row">{similar.slice(0, 4).map((one) => <li key={one.id}><ListingCard home={one} level={3} /></li>)}</CardGrid></section>}
    </>
  );
}
