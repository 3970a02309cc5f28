import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { LeadListingDetail } from '@porchlight/contracts/catalog';
import { HouseScene, PhotoPicture } from '@porchlight/listing-ui';
import { homeNameOf } from '../../../shared/leads/lead-names.ts';
import { leadsMessages } from '../messages/catalog.ts';
import css from './facts.module.css';

/** Photo, address and rent of the home; links to its page while it is public. */
export function LeadListingCard({ listing }: { readonly listing: LeadListingDetail }) {
  const t = useMessages(leadsMessages);
  const format = useFormat();
  const { title, lang, rent, currency, url, photo } = listing;
  const name = homeNameOf(listing);
  return (
    <div className={css.listing}>
      <div className={css.photo} aria-hidden>
        {photo ? <PhotoPicture photo={photo} sizes="(min-width: 768px) 262px, 84px" /> : <HouseScene />}
      </div>
      <div>
        {url === undefined ? <strong>{name}</strong> : <Link to={url}>{name}</Link>}
        <p className={css.small} lang={lang}>
          {title}
        </p>
        <p className={css.small}>{t('rent', { rent: format.money(rent, currency) })}</p>
      </div>
    </div>
  );
}
