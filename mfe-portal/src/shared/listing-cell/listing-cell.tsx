import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { PortalListing } from '@porchlight/contracts/catalog';
import { cardMessages, HouseScene, PhotoPicture } from '@porchlight/listing-ui';
import css from './listing-cell.module.css';

/** Photo, title and address of a listing; the title links to the public page while there is one. */
export function ListingCell({ listing }: { readonly listing: PortalListing }) {
  const t = useMessages(cardMessages);
  const { title, lang, url, isLive, beds, address, city, province, photo } = listing;
  return (
    <div className={css.listing}>
      <div className={css.photo} aria-hidden>
        {photo ? <PhotoPicture photo={photo} sizes="72px" /> : <HouseScene />}
      </div>
      <div className={css.texts}>
        {isLive && url ? (
          <Link to={url} lang={lang}>
            {title}
          </Link>
        ) : (
          <span lang={lang}>{title}</span>
        )}
        <span className={css.meta}>{[t('beds', { count: beds }), address, `${city}, ${province}`].join(' · ')}</span>
      </div>
    </div>
  );
}
