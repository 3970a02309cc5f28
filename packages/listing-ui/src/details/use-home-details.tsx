import { useFormat, useMessages } from '@porchlight/client';
import type { Currency } from '@porchlight/contracts';
import type { ListingCard, ListingDetails, OpenHouse } from '@porchlight/contracts/catalog';
import type { ReactNode } from 'react';
import { useVocabulary } from '../messages/catalog.ts';
import { detailMessages } from './messages/catalog.ts';
import { useOpenHouseText } from './use-open-house-text.ts';
import css from './details.module.css';
import { PhoneLink } from './phone-link.tsx';
import { useDetailTerm, type DetailChoice } from './use-detail-term.ts';

type Details = Omit<ListingDetails, keyof ListingCard>;
/** Details of a home; what is absent, null, false or empty is not answered. */
export type HomeDetails = { readonly [K in keyof Details]?: Details[K] | null } & { readonly currency: Currency };
export interface HomeDetail {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
const isAnswered = (value: unknown) =>
  value !== undefined && value !== null && value !== false && value !== '' && !isEmptyList(value);

/** Link to another site. A frame would report every reader to it. */
function SiteLink({ address }: { readonly address: string }) {
  const t = useMessages(detailMessages);
  return (
    <a href={address} rel="noopener nofollow ugc" target="_blank">
      {t('openSite', { site: new URL(address).host.replace(/^www\./, '') })}
    </a>
  );
}

function OpenHouses({ openHouses }: { readonly openHouses: readonly OpenHouse[] }) {
  const textOf = useOpenHouseText();
  return (
    <ul>
      {openHouses.map((one, position) => (
        <li key={position}>{textOf(one)}</li>
      ))}
    </ul>
  );
}

/** Returns the answered details of a home with their labels; `lang` is the language of the landlord's text. */
export function useHomeDetails(): (listing: HomeDetails, lang: string) => readonly HomeDetail[] {
  const t = useMessages(detailMessages);
  const format = useFormat();
  const wordOf = useVocabulary();
  const termOf = useDetailTerm();
  const floorOf = (floor: number) => {
    if (floor === 0) return t('groundFloor');
    return floor < 0 ? t('basement') : format.number(floor);
  };
  const term = (field: DetailChoice) => (value: string) => termOf(field, value);
  const listOf = (values: readonly string[]) => format.list(values.map((one) => wordOf('utility', one) ?? one));
  const link = (address: string) => <SiteLink address={address} />;
  const day = (value: string) => format.date(value, 'long');
  return (listing, lang) => {
    const ownText = (text: string) => (
      <span lang={lang} className={css.text}>
        {text}
      </span>
    );
    const valueOf: { readonly [K in keyof Required<Details>]: (value: NonNullable<Details[K]>) => ReactNode } = {
      specialOffer: ownText,
      specialOfferStart: day,
      specialOfferEnd: day,
      den: () => t('yes'),
      sqftMax: format.area,
      floorLevel: floorOf,
      storeys: format.number,
      maxOccupants: format.number,
      heating: term('heating'),
      cooling: term('cooling'),
      smoking: term('smoking'),
      cannabis: term('cannabis'),
      utilitiesTenantPays: listOf,
      parkingSpaces: format.number,
      parkingFee: (amount) =>
        amount === 0 ? t('free') : t('aMonth', { amount: format.money(amount, listing.currency) }),
      petNote: ownText,
      openHouses: (openHouses) => <OpenHouses openHouses={openHouses} />,
      viewingNotes: ownText,
      officeHours: ownText,
      contactName: (name) => name,
      contactPhone: (phone) => <PhoneLink phone={phone} />,
      contactPreference: term('contactPreference'),
      virtualTourUrl: link,
      videoUrl: link,
      applicationUrl: link,
    };
    return (Object.keys(valueOf) as (keyof Details)[])
      .filter((key) => isAnswered(listing[key]))
      .map((key) => ({ key, label: t(key), value: (valueOf[key] as (value: unknown) => ReactNode)(listing[key]) }))
      .filter(({ value }) => isAnswered(value));
  };
}
