import { useFormat, useNow, useMessages } from '@porchlight/client';
import type { Listing } from '@porchlight/contracts/catalog';
import { cardMessages, addressLine, useRentalType, useVocabulary } from '@porchlight/listing-ui';
import { Badge, Icon, type IconDrawing } from '@porchlight/ui';
import IconBath from '@tabler/icons-react/dist/esm/icons/IconBath.mjs';
import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconRuler from '@tabler/icons-react/dist/esm/icons/IconRulerMeasure.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { ReactNode } from 'react';
import { useListingMessages } from './messages/catalog.ts';
import css from './listing.module.css';

/** Returns a function that says whether a date has come, and formats it. */
export function useAvailability(): (date: string) => { readonly isNow: boolean; readonly day: string } {
  const format = useFormat();
  const today = useNow().toISOString().slice(0, 10);
  return (date) => ({ isNow: date <= today, day: format.date(date) });
}

interface TitleProps {
  readonly listing: Listing;
  /** What a visitor can do with the listing. */
  readonly children?: ReactNode;
}
/** Title of the listing with its badges and address. */
export function ListingTitle({ listing, children }: TitleProps) {
  const t = useListingMessages();
  const tListing = useMessages(cardMessages);
  const { isNow, day } = useAvailability()(listing.availableDate);
  const rentalType = useRentalType()(listing);
  return (
    <div className={css.top}>
      <div>
        <div className={css.badges}>
          <Badge>{rentalType}</Badge>
          {listing.featured && (
            <Badge tone="porch" icon={IconStar}>
              {tListing('featured')}
            </Badge>
          )}
          <Badge tone="ok">{isNow ? t('availableNow') : t('availableOn', { date: day })}</Badge>
        </div>
        <h1 tabIndex={-1} lang={listing.descriptionLang}>
          {listing.title || t('notFilledIn')}
        </h1>
        <p className={css.address}>
          {addressLine(listing)}, {listing.provinceName}
        </p>
      </div>
      {children && <div className={css.acts}>{children}</div>}
    </div>
  );
}

/** Returns a function that describes a lease: its length ("12 months") or its type; a draft or a home of a feed may have none. */
export function useLeaseText(): (listing: Pick<Listing, 'leaseTerm' | 'leaseMinMonths' | 'leaseMaxMonths'>) => string {
  const t = useListingMessages();
  const labelOf = useVocabulary();
  return ({ leaseTerm, leaseMinMonths: min, leaseMaxMonths: max }) => {
    if (!leaseTerm) return t('unstated');
    if (leaseTerm !== 'month_to_month' && min && max && min < max) return t('monthsRange', { min, max });
    const months = max ?? min;
    return leaseTerm !== 'month_to_month' && months
      ? t('months', { count: months })
      : (labelOf('lease', leaseTerm) ?? leaseTerm);
  };
}

/** Key facts: bedrooms, bathrooms, size and lease. */
export function ListingFacts({ listing }: { readonly listing: Listing }) {
  const t = useListingMessages();
  const format = useFormat();
  const lease = useLeaseText()(listing);
  const facts: readonly [IconDrawing, string, string][] = [
    [IconBed, t('bedrooms'), listing.beds === 0 ? t('studio') : format.number(listing.beds)],
    [IconBath, t('bathrooms'), format.number(listing.baths)],
    [IconRuler, t('homeSize'), listing.sqft ? format.area(listing.sqft) : t('unstated')],
    [IconCalendar, t('homeLease'), lease],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([icon, name, value]) => (
        <div key={name}>
          <dt>
            <Icon of={icon} size={28} />
            {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
