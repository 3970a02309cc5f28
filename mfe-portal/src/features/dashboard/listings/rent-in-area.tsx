import { useMessages } from '@porchlight/client';
import { cardMessages, compareToArea } from '@porchlight/listing-ui';
import { dashboardMessages } from '../messages/catalog.ts';

const keys = { below: 'areaBelow', about: 'areaAbout', above: 'areaAbove' } as const;

/**
 * Rent against the median of the area, in the words of the listing card.
 * @param props.difference as a share: -0.05 is 5 % below; absent where the median is not known
 */
export function RentInArea({ difference }: { readonly difference: number | undefined }) {
  const t = useMessages(dashboardMessages);
  const ofCard = useMessages(cardMessages);
  if (difference === undefined) return t('rentUnknown');
  const { side, share } = compareToArea(1 + difference, 1);
  return ofCard(keys[side], { share: Math.round(share * 100) / 100 });
}
