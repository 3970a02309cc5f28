import { Link } from '@porchlight/client/router';
import type { PendingListing } from '@porchlight/contracts/catalog';
import { HouseScene, PhotoPicture } from '@porchlight/listing-ui';
import css from './listing-cell.module.css';

/** Photo, title and address of a listing; the title links to its record. */
export function ListingCell({
  listing: { title, lang, address, city, province, photo },
  to,
}: {
  readonly listing: Pick<PendingListing, 'title' | 'lang' | 'address' | 'city' | 'province' | 'photo'>;
  /** Path of the record. */
  readonly to: string;
}) {
  return (
    <div className={css.listing}>
      <div className={css.photo} aria-hidden>
        {photo ? <PhotoPicture photo={photo} sizes="72px" /> : <HouseScene />}
      </div>
      <div className={css.texts}>
        <Link to={to} lang={lang}>
          {title}
        </Link>
        <span className={css.meta}>{[address, `${city}, ${province}`].filter(Boolean).join(' · ')}</span>
      </div>
    </div>
  );
}
