import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { PortalListing } from '@porchlight/contracts/catalog';
import { cardMessages, HouseScene, PhotoPicture } from '@porchlight/listing-ui';
import { portalMessages } from '../../messages/catalog.ts';
import { listingName } from '../listing-titles/listing-name.ts';
import css from './listing-cell.module.css';

/**
 * Photo, title and address of a listing. The title links to its editor, unless it is deleted; another link leads to the
 * page of a live one.
 */
export function ListingCell({ listing }: { readonly listing: PortalListing }) {
  const t = useMessages(cardMessages);
  const tPortal = useMessages(portalMessages);
  const { title, url, isLive, beds, address, city, province, photo } = listing;
  // Without a title the address is the name.
  const place = [...(title ? [address] : []), `${city}, ${province}`];
  return (
    <div className={css.listing}>
      <div className={css.photo} aria-hidden>
        {photo ? <PhotoPicture photo={photo} sizes="72px" /> : <HouseScene />}
      </div>
      <div className={css.texts}>
        <Name listing={listing} />
        <span className={css.meta}>{[t('beds', { count: beds }), ...place].join(' · ')}</span>
        {isLive && url && (
          <Link to={url} className={css.page} aria-label={tPortal('viewPageOf', { title })}>
            {tPortal('viewPage')}
          </Link>
        )}
      </div>
    </div>
  );
}

function Name({ listing }: { readonly listing: PortalListing }) {
  const { id, title, lang, status } = listing;
  const name = listingName(listing);
  const language = title ? lang : undefined;
  if (status === 'deleted') return <strong lang={language}>{name}</strong>;
  return (
    <Link to={`/portal/listings/${id}`} lang={language}>
      {name}
    </Link>
  );
}
