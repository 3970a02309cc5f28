import type { ListingCard, UnavailableListing } from '@porchlight/contracts/catalog';
import { HouseScene, PhotoPicture } from '@porchlight/listing-ui';
import { classNames } from '@porchlight/ui';
import css from './listings.module.css';

/** Renders a thumbnail of a listing's first photo, greyed out when it is unavailable. Decorative. */
export function ListingThumbnail({
  listing,
  size,
}: {
  readonly listing: ListingCard | UnavailableListing;
  readonly size?: 'large';
}) {
  const photo = 'photos' in listing ? listing.photos[0] : undefined;
  return (
    <div
      className={classNames(css.thumb, size && css.thumbLarge, listing.unavailable && css.thumbGone)}
      aria-hidden="true"
    >
      {photo ? <PhotoPicture photo={photo} sizes={size ? '180px' : '72px'} /> : <HouseScene />}
    </div>
  );
}
