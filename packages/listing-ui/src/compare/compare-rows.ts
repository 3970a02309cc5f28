import { useFormat, useNow, useWords } from '@porchlight/client';
import type { Listing } from '@porchlight/contracts/catalog';
import { useBenefits } from '../card/benefits.ts';
import { bathsText } from '../card/facts.ts';
import { homeWords, type HomeWord } from '../words/catalogue.ts';

/** One line of a comparison: what it is called, and what it says of a home. */
export interface CompareRow {
  readonly key: string;
  readonly label: string;
  readonly valueOf: (home: Listing) => string;
}

/** What people weigh homes by: money first, then size, time and rules. What nobody said is said to be so. */
export function useCompareRows(): readonly CompareRow[] {
  const t = useWords(homeWords);
  const format = useFormat();
  const benefits = useBenefits();
  const today = useNow().toISOString().slice(0, 10);
  const named = (kind: string, values: readonly string[], none: string) =>
    values.length ? format.list(values.map((value) => t(`${kind}.${value}` as HomeWord))) : none;
  return [
    { key: 'rent', label: t('compareRent'), valueOf: (home) => format.money(home.rent, home.currency) },
    { key: 'total', label: t('compareTotal'), valueOf: (home) => format.money(home.totalMonthlyCost, home.currency) },
    {
      key: 'included',
      label: t('compareIncluded'),
      valueOf: (home) => named('utility', home.utilities, t('compareNothing')),
    },
    {
      key: 'deposit',
      label: t('compareDeposit'),
      valueOf: (home) =>
        home.deposit === undefined
          ? t('notSaid')
          : home.deposit === 0
            ? t('compareNothing')
            : format.money(home.deposit, home.currency),
    },
    {
      key: 'available',
      label: t('compareAvailable'),
      valueOf: ({ availableDate }) => (availableDate <= today ? t('compareNow') : format.date(availableDate)),
    },
    {
      key: 'beds',
      label: t('compareRooms'),
      valueOf: (home) => `${t('beds', { count: home.beds })} · ${bathsText(t, format, home.baths)}`,
    },
    { key: 'size', label: t('compareSize'), valueOf: ({ sqft }) => (sqft ? format.area(sqft) : t('notSaid')) },
    { key: 'type', label: t('compareType'), valueOf: ({ rentalType }) => t(`rentalType.${rentalType}` as HomeWord) },
    {
      key: 'furnished',
      label: t('compareFurnished'),
      valueOf: ({ furnished }) => t(`furnished.${furnished}` as HomeWord),
    },
    { key: 'lease', label: t('compareLease'), valueOf: ({ leaseTerm }) => t(`lease.${leaseTerm}` as HomeWord) },
    { key: 'pets', label: t('comparePets'), valueOf: ({ petPolicies }) => named('pets', petPolicies, t('notSaid')) },
    { key: 'laundry', label: t('compareLaundry'), valueOf: ({ laundry }) => t(`laundry.${laundry}` as HomeWord) },
    {
      key: 'parking',
      label: t('compareParking'),
      valueOf: ({ parkingType }) => t(`parking.${parkingType}` as HomeWord),
    },
    {
      key: 'newcomer',
      label: t('compareNewcomer'),
      valueOf: (home) =>
        benefits(home)
          .filter(({ isNewcomer }) => isNewcomer)
          .map(({ text }) => text)
          .join(', ') || t('notSaid'),
    },
  ];
}
