import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { PortalListing } from '@porchlight/contracts/catalog';
import { cardMessages, HouseScene, PhotoPicture } from '@porchlight/listing-ui';
import { portalMessages } from '../../messages/catalog.ts';
import css from './listing-cell.module.css';

/** Photo, title and address of a listing. The title links to its editor; another link leads to the page of a live one. */
export function ListingCell({ listing }: { readonly listing: PortalListing }) {
  const t = useMessages(cardMessages);
  const tPortal = useMessages(portalMessages);
  const { id, title, lang, url, isLive, beds, address, city, province, photo } = listing;
  return (
    <div className={css.listing}>
      <div className={css.photo} aria-hidden>
        {photo ? <PhotoPicture photo={photo} sizes="72px" /> : <HouseScene />}
      </div>
      <div className={css.texts}>
        <Link to={`/portal/listings/${id}`} lang={lang}>
          {title}
        </Link>
        <span className={css.meta}>{[t('beds', { count: beds }), address, `${city}, ${province}`].join(' · ')}</span>
        {isLive && url && (
          <Link to={url} className={css.page} aria-label={tPortal('viewPageOf', { title })}>
            {tPortal('viewPage')}
          </Link>
        )}
      </div>
    </div>
  );
}
