import { useMessages } from '@porchlight/client';
import type { ListView } from '@porchlight/console-ui';
import type { SupportListingFilter } from '@porchlight/contracts/catalog';
import { listingsPath } from '../../shared/support-paths.ts';
import { listingsMessages } from './messages/catalog.ts';

/** Lists of the screen. Those that wait for review are a queue of their own calls and order. */
export type ListingView = SupportListingFilter | 'pending';
/** Lists in the order of the page. */
export const listingViews = [
  'all',
  'active',
  'featured',
  'pending',
  'reported',
  'expired',
  'suspended',
  'stale',
  'no-photos',
  'feed',
] as const satisfies readonly ListingView[];

/** Returns the links to the lists. */
export function useListingViews(current: ListingView): readonly ListView[] {
  const t = useMessages(listingsMessages);
  return listingViews.map((key) => ({
    key,
    label: t(`filter.${key}`),
    to: key === 'all' ? listingsPath : `${listingsPath}/${key}`,
    isCurrent: key === current,
  }));
}
