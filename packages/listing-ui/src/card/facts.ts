import { useFormat, useMessages, type Format, type Translate } from '@porchlight/client';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { cardMessages } from '../messages/catalog.ts';
import type { CardMessage } from '../messages/catalog.ts';
import type { en } from '../messages/en.ts';

type Words = Translate<typeof en>;
/** Returns "1 bath", "2 baths" or "1.5 baths". */
export const bathsText = (t: Words, format: Format, baths: number): string =>
  Number.isInteger(baths) ? t('baths', { count: baths }) : t('bathsHalf', { count: format.number(baths) });

/** Returns a function that formats the key facts: "1 bed · 1 bath · 620 sq ft"; the size does not wrap. */
export function useFacts(): (listing: Pick<ListingCard, 'beds' | 'baths' | 'sqft'>) => string {
  const t = useMessages(cardMessages);
  const format = useFormat();
  return ({ beds, baths, sqft }) =>
    [t('beds', { count: beds }), bathsText(t, format, baths), sqft ? format.area(sqft).replaceAll(' ', '\u00a0') : '']
      .filter(Boolean)
      .join(' · ');
}

/**
 * Returns a function that names the rental type: "Condo", "Room · shared home"
 * (docs/rules/search.md#search-15-beds-without-a-rental-type-leave-out-rooms).
 */
export function useRentalType(): (listing: Pick<ListingCard, 'rentalType'>) => string {
  const t = useMessages(cardMessages);
  return ({ rentalType }) => {
    const type = t(`rentalType.${rentalType}` as CardMessage);
    return rentalType === 'room' ? t('roomInSharedHome', { type }) : type;
  };
}

/** Returns "88 Harbord St, unit 3 · Toronto"; only the city when the address is hidden. */
export const addressLine = ({ address, city }: Pick<ListingCard, 'address' | 'city'>): string =>
  [address, city].filter(Boolean).join(' · ');
