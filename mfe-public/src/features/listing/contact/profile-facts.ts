import { useFormat, useLanguage } from '@porchlight/client';
import { useLanguageNames } from '@porchlight/listing-ui';
import type { Listing } from '@porchlight/contracts/catalog';
import type { RenterProfile } from '@porchlight/contracts/accounts';
import { useInquiryMessages } from './messages/catalog.ts';

/** Profile fields that a message can carry as a line; the move-in date and the documents have inputs of their own. */
const factFields = [
  'budget',
  'beds',
  'leaseMonths',
  'pets',
  'arrivalDate',
  'currentCountry',
  'languages',
  'hasGuarantor',
  'smoking',
  'about',
] as const;
export type FactField = (typeof factFields)[number];
/** One filled field of the renter's profile, as the landlord would read it. */
export interface ProfileFact {
  readonly field: FactField;
  readonly text: string;
}

const petMessages = {
  cats: 'petCats',
  'small-dogs': 'petSmallDogs',
  'large-dogs': 'petLargeDogs',
  'other-pets': 'petOther',
} as const;
const smokingMessages = { no: 'smokingNo', outside: 'smokingOutside', yes: 'smokingYes' } as const;

const isSet = <T>(value: T | null | undefined): value is T => value !== undefined && value !== null;

/** Returns a function that writes the filled fields of a profile as lines. The household is never among them. */
export function useProfileFacts({ currency }: Listing): (profile: RenterProfile) => readonly ProfileFact[] {
  const t = useInquiryMessages();
  const format = useFormat();
  const languageNames = useLanguageNames();
  const countries = new Intl.DisplayNames(useLanguage(), { type: 'region' });
  const amount = (value: number) => format.money(value, currency);
  const budget = ({ budgetMin, budgetMax }: RenterProfile) => {
    if (!isSet(budgetMax)) return isSet(budgetMin) ? t('budgetFrom', { amount: amount(budgetMin) }) : '';
    return isSet(budgetMin)
      ? t('budgetBetween', { from: amount(budgetMin), to: amount(budgetMax) })
      : t('budgetUpTo', { amount: amount(budgetMax) });
  };
  const bedsText = (count: number) =>
    count === 0 ? t('bedsStudio') : count === 4 ? t('bedsOrMore', { count }) : String(count);
  const textOf: Readonly<Record<FactField, (profile: RenterProfile) => string>> = {
    budget,
    beds: ({ beds = [] }) => format.list(beds.map(bedsText)),
    leaseMonths: ({ leaseMonths }) => (isSet(leaseMonths) ? t('months', { count: leaseMonths }) : ''),
    pets: ({ pets = [] }) => format.list(pets.map((kind) => t(petMessages[kind]))),
    arrivalDate: ({ arrivalDate }) => (arrivalDate ? format.date(arrivalDate) : ''),
    currentCountry: ({ currentCountry }) => (currentCountry ? (countries.of(currentCountry) ?? '') : ''),
    languages: ({ languages = [] }) => languageNames(languages),
    hasGuarantor: ({ hasGuarantor }) => (isSet(hasGuarantor) ? t(hasGuarantor ? 'yes' : 'no') : ''),
    smoking: ({ smoking }) => (isSet(smoking) ? t(smokingMessages[smoking]) : ''),
    about: ({ about }) => about ?? '',
  };
  return (profile) =>
    factFields
      .map((field) => ({ field, value: textOf[field](profile) }))
      .filter(({ value }) => value !== '')
      .map(({ field, value }) => ({ field, text: t('fact', { name: t(`fact_${field}`), value }) }));
}

/** Returns whether the profile says that the renter is not in Canada or the United States yet. */
export function isStillAbroad({ arrivalDate, currentCountry }: RenterProfile, today: string): boolean {
  if (arrivalDate && arrivalDate > today) return true;
  return Boolean(currentCountry) && currentCountry !== 'CA' && currentCountry !== 'US';
}
