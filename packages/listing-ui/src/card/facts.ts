import { useFormat, useWords, type Format, type Translate } from '@porchlight/client';
import type { ListingCard } from '@porchlight/contracts/catalog';
import { homeWords } from '../words/catalogue.ts';
import type { en } from '../words/en.ts';

type Words = Translate<typeof en>;
/** '1 bath', '2 baths', '1.5 baths'. */
export const bathsText = (t: Words, format: Format, baths: number): string =>
  Number.isInteger(baths) ? t('baths', { count: baths }) : t('bathsHalf', { count: format.number(baths) });

/** '1 bed · 1 bath · 620 sq ft'; a size does not break over two lines. */
export function useFacts(): (home: Pick<ListingCard, 'beds' | 'baths' | 'sqft'>) => string {
  const t = useWords(homeWords);
  const format = useFormat();
  return ({ beds, baths, sqft }) =>
    [t('beds', { count: beds }), bathsText(t, format, baths), sqft ? format.area(sqft).replaceAll(' ', '\u00a0') : '']
      .filter(Boolean)
      .join(' · ');
}

/** '88 Harbord St, unit 3 · Toronto'; only the city when the address is hidden. */
export const placeOf = ({ address, city }: Pick<ListingCard, 'address' | 'city'>): string =>
  [address, city].filter(Boolean).join(' · ');
