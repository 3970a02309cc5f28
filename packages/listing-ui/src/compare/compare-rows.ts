import { useFormat, useNow, useMessages } from '@porchlight/client';
import type { Listing } from '@porchlight/contracts/catalog';
import { useBenefits } from '../card/benefits.ts';
import { bathsText } from '../card/facts.ts';
import { cardMessages, type CardMessage } from '../messages/catalog.ts';
import { listOf } from '../messages/list-of.ts';

/** Row of a comparison: its label and the value for a listing. */
export interface CompareRow {
  readonly key: string;
  readonly label: string;
  readonly valueOf: (listing: Listing) => string;
}

/** Returns the rows of a comparison: money first, then size, dates and rules. Unknown values are marked as such. */
export function useCompareRows(): readonly CompareRow[] {
  const t = useMessages(cardMessages);
  const format = useFormat();
  const benefits = useBenefits();
  const today = useNow().toISOString().slice(0, 10);
  const named = (kind: string, values: readonly string[], none: string) =>
    values.length
      ? listOf(
          values.map((value) => t(`${kind}.${value}` as CardMessage)),
          format,
        )
      : none;
  return [
    { key: 'rent', label: t('compareRent'), valueOf: (listing) => format.money(listing.rent, listing.currency) },
    {
      key: 'total',
      label: t('compareTotal'),
      valueOf: (listing) => format.money(listing.totalMonthlyCost, listing.currency),
    },
    {
      key: 'included',
      label: t('compareIncluded'),
      valueOf: (listing) => named('utility', listing.utilities, t('compareNothing')),
    },
    {
      key: 'deposit',
      label: t('compareDeposit'),
      valueOf: (listing) =>
        listing.deposit === undefined
          ? t('unstated')
          : listing.deposit === 0
            ? t('compareNothing')
            : format.money(listing.deposit, listing.currency),
    },
    {
      key: 'available',
      label: t('compareAvailable'),
      valueOf: ({ availableDate }) => (availableDate <= today ? t('compareNow') : format.date(availableDate)),
    },
    {
      key: 'beds',
      label: t('compareRooms'),
      valueOf: (listing) => `${t('beds', { count: listing.beds })} · ${bathsText(t, format, listing.baths)}`,
    },
    { key: 'size', label: t('compareSize'), valueOf: ({ sqft }) => (sqft ? format.area(sqft) : t('unstated')) },
    { key: 'type', label: t('compareType'), valueOf: ({ rentalType }) => t(`rentalType.${rentalType}` as CardMessage) },
    {
      key: 'furnished',
      label: t('compareFurnished'),
      valueOf: ({ furnished }) => t(`furnished.${furnished}` as CardMessage),
    },
    { key: 'lease', label: t('compareLease'), valueOf: ({ leaseTerm }) => t(`lease.${leaseTerm}` as CardMessage) },
    { key: 'pets', label: t('comparePets'), valueOf: ({ petPolicies }) => named('pets', petPolicies, t('unstated')) },
    { key: 'laundry', label: t('compareLaundry'), valueOf: ({ laundry }) => t(`laundry.${laundry}` as CardMessage) },
    {
      key: 'parking',
      label: t('compareParking'),
      valueOf: ({ parkingType }) => t(`parking.${parkingType}` as CardMessage),
    },
    {
      key: 'newcomer',
      label: t('compareNewcomer'),
      valueOf: (listing) =>
        benefits(listing)
          .filter(({ isNewcomer }) => isNewcomer)
          .map(({ text }) => text)
          .join(', ') || t('unstated'),
    },
  ];
}
