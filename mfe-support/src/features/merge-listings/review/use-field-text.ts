import { useFormat, useMessages } from '@porchlight/client';
import type { MergeField, OwnListing } from '@porchlight/contracts/catalog';
import { useLabels } from '../../../shared/use-labels.ts';
import { mergeListingsMessages } from '../messages/catalog.ts';

const shownDescription = 90;
const joined = (...parts: readonly (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' · ');
const shortened = (text: string): string =>
  text.length <= shownDescription ? text : `${text.slice(0, shownDescription).trimEnd()}…`;

/** Returns the function that shows a field of a listing as text. */
export function useFieldText(): (field: MergeField, listing: OwnListing) => string {
  const texts = { ...useHomeTexts(), ...useTermTexts() };
  const t = useMessages(mergeListingsMessages);
  return (field, listing) => texts[field](listing) || t('unstated');
}

type FieldText = (listing: OwnListing) => string;
type TermField = 'furnished' | 'pets' | 'utilities' | 'amenities' | 'parking' | 'laundry' | 'accessibility';
type ListField = TermField | 'newcomer' | 'documents' | 'languages';

/** Fields with terms of a vocabulary. */
function useTermTexts(): Readonly<Record<ListField, FieldText>> {
  const format = useFormat();
  const label = useLabels();
  const listOf = (vocabulary: Parameters<typeof label.term>[0], values: readonly string[]) =>
    format.list(values.map((value) => label.term(vocabulary, value)));
  return {
    furnished: ({ furnished }) => (furnished ? label.term('furnished', furnished) : ''),
    pets: ({ petPolicies, petNote }) => joined(listOf('pets', petPolicies), petNote),
    utilities: ({ utilities }) => listOf('utility', utilities),
    amenities: ({ amenities }) => listOf('amenity', amenities),
    parking: ({ parkingType }) => (parkingType ? label.term('parking', parkingType) : ''),
    laundry: ({ laundry }) => (laundry ? label.term('laundry', laundry) : ''),
    accessibility: ({ accessibility }) => listOf('accessibility', accessibility),
    newcomer: ({ newcomer }) => listOf('newcomer', newcomer),
    documents: ({ documentsAccepted }) => listOf('document', documentsAccepted),
    languages: ({ languagesSpoken }) => format.list(languagesSpoken.map((code) => label.language(code))),
  };
}

/** Fields with numbers, days and free text. */
function useHomeTexts(): Readonly<Record<Exclude<MergeField, ListField>, FieldText>> {
  const t = useMessages(mergeListingsMessages);
  const format = useFormat();
  const label = useLabels();
  const months = ({ leaseMinMonths: min, leaseMaxMonths: max }: OwnListing) => {
    if (min && max && min !== max) return t('monthsRange', { min, max });
    const count = min ?? max;
    return count ? t('months', { count }) : '';
  };
  return {
    text: ({ title, description }) => joined(title, shortened(description)),
    address: ({ street, unitNumber, city, postalCode }) =>
      [street, unitNumber, city, postalCode].filter(Boolean).join(', '),
    kind: ({ rentalType, listingKind }) =>
      joined(label.term('rentalType', rentalType), t(`listingKind.${listingKind}`)),
    size: ({ beds, bathsFull, bathsHalf, sqft }) =>
      joined(
        t('beds', { count: beds }),
        t('baths', { count: bathsFull + bathsHalf / 2 }),
        sqft ? format.area(sqft) : '',
      ),
    rent: ({ rent, rentFrequency, currency }) => t(`rentPer.${rentFrequency}`, { rent: format.money(rent, currency) }),
    deposit: ({ deposit, depositNote, currency }) =>
      joined(typeof deposit === 'number' && format.money(deposit, currency), depositNote),
    fees: ({ fees = [], currency }) =>
      format.list(fees.map(({ name, amount }) => `${name} ${format.money(amount, currency)}`)),
    availableDate: ({ availableDate }) => format.date(availableDate, 'long'),
    lease: (listing) => joined(listing.leaseTerm && label.term('lease', listing.leaseTerm), months(listing)),
    contact: ({ contactName, contactPhone }) => joined(contactName, contactPhone),
  };
}
