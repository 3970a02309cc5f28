import { useFormat, useNow, useWords } from '@porchlight/client';
import type { Listing } from '@porchlight/contracts/catalog';
import { FavouriteButton, homeWords, placeOf, useVocabulary } from '@porchlight/listing-ui';
import { Badge, Icon, type IconDrawing } from '@porchlight/ui';
import IconBath from '@tabler/icons-react/dist/esm/icons/IconBath.mjs';
import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconRuler from '@tabler/icons-react/dist/esm/icons/IconRulerMeasure.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { useListingWords } from './words/catalogue.ts';
import css from './listing.module.css';
import { ShareButton } from './share-button.tsx';

/** 'Available now' or the day it is free; a day that has come reads as now. */
export function useAvailability(): (date: string) => { readonly isNow: boolean; readonly day: string } {
  const format = useFormat();
  const today = useNow().toISOString().slice(0, 10);
  return (date) => ({ isNow: date <= today, day: format.date(date) });
}

/** The name of a home, where it is, and what can be done with it. */
export function HomeTitle({ home }: { readonly home: Listing }) {
  const t = useListingWords();
  const words = useWords(homeWords);
  const { isNow, day } = useAvailability()(home.availableDate);
  return (
    <div className={css.top}>
      <div>
        <div className={css.badges}>
          {home.featured && (
            <Badge tone="porch" icon={IconStar}>
              {words('featured')}
            </Badge>
          )}
          <Badge tone="ok">{isNow ? t('availableNow') : t('availableOn', { date: day })}</Badge>
        </div>
        <h1 tabIndex={-1} lang={home.descriptionLang}>
          {home.title}
        </h1>
        <p className={css.address}>
          {placeOf(home)}, {home.provinceName}
        </p>
      </div>
      <div className={css.acts}>
        <ShareButton home={home} />
        <span className={css.heart}>
          <FavouriteButton listingId={home.id} name={placeOf(home)} isPlain />
        </span>
      </div>
    </div>
  );
}

/** The length of a lease: '12 months', else its kind. */
export function useLeaseText(): (home: Pick<Listing, 'leaseTerm' | 'leaseMinMonths' | 'leaseMaxMonths'>) => string {
  const t = useListingWords();
  const say = useVocabulary();
  return ({ leaseTerm, leaseMinMonths: min, leaseMaxMonths: max }) => {
    if (leaseTerm !== 'month_to_month' && min && max && min < max) return t('monthsRange', { min, max });
    const months = max ?? min;
    return leaseTerm !== 'month_to_month' && months
      ? t('months', { count: months })
      : (say('lease', leaseTerm) ?? leaseTerm);
  };
}

/** Bedrooms, bathrooms, size and lease at a glance. */
export function HomeFacts({ home }: { readonly home: Listing }) {
  const t = useListingWords();
  const format = useFormat();
  const lease = useLeaseText()(home);
  const facts: readonly [IconDrawing, string, string][] = [
    [IconBed, t('bedrooms'), home.beds === 0 ? t('studio') : format.number(home.beds)],
    [IconBath, t('bathrooms'), format.number(home.baths)],
    [IconRuler, t('homeSize'), home.sqft ? format.area(home.sqft) : t('notSaid')],
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
