import { useFormat } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { MappedListing } from '@porchlight/contracts/catalog';
import { addressLine, useFacts } from '@porchlight/listing-ui';
import { classNames, LinkButton } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import { ListingThumbnail } from '../../shared/listings/listing-thumbnail.tsx';
import { Distances } from '../../shared/points-of-interest/distances.tsx';
import { useOwnMessages } from '../../shared/listings/messages/catalog.ts';
import { ReasonMark } from './reason-mark.tsx';
import css from './my-map.module.css';

interface Props {
  readonly listing: MappedListing;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}
/** Renders a listing of the map's list. Selecting it highlights its marker and shows its distances. */
export function MapListingRow({ listing, isSelected, onSelect }: Props) {
  const t = useOwnMessages();
  const format = useFormat();
  const facts = useFacts()(listing);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <div ref={row} className={classNames(css.home, isSelected && css.selected)}>
      <button type="button" className={css.pick} aria-pressed={isSelected} onClick={onSelect}>
        <ListingThumbnail listing={listing} />
        <span className={css.what}>
          <span className={css.marks}>
            <strong>{format.money(listing.rent, listing.currency)}</strong>
            {listing.reasons.map((kind) => (
              <ReasonMark key={kind} reason={kind} />
            ))}
          </span>
          <span>{addressLine(listing)}</span>
          <span className={css.facts}>{facts}</span>
        </span>
      </button>
      {isSelected && (
        <>
          <Distances listing={listing} />
          <LinkButton
            look="primary"
            size="small"
            link={Link}
            to={listing.url}
            aria-label={`${t('openHome')}: ${addressLine(listing)}`}
          >
            {t('openHome')}
          </LinkButton>
        </>
      )}
    </div>
  );
}
