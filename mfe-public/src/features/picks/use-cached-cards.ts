import { userStorageName, storage, useSession } from '@porchlight/client';
import { maxSharedFavourites } from '@porchlight/contracts/catalog';
import { hasCardData, type Favourite } from '@porchlight/listing-ui/favourites';
import { useMemo } from 'react';

const maxAgeMs = 30 * 86_400_000;
const listFields = ['photos', 'newcomer', 'amenities', 'petPolicies', 'utilities'] as const;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isPick = (value: unknown): value is Favourite =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  ('rent' in value
    ? typeof value['rent'] === 'number' &&
      typeof value['url'] === 'string' &&
      listFields.every((name) => Array.isArray(value[name]))
    : typeof value['unavailable'] === 'string');
const arePicks = (value: unknown): value is readonly Favourite[] => Array.isArray(value) && value.every(isPick);
const withOnePhoto = (pick: Favourite): Favourite =>
  hasCardData(pick) ? { ...pick, photos: pick.photos.slice(0, 1) } : pick;

/**
 * Returns the cached cards of the first 60 favourites, shown before the catalog responds and when it is unavailable.
 * Expires after 30 days.
 */
export function useCachedCards(): {
  readonly read: () => readonly Favourite[];
  readonly write: (cards: readonly Favourite[]) => void;
} {
  const userId = useSession().user?.id;
  return useMemo(() => {
    const name = userId ? userStorageName(userId, 'picked-cards') : 'picked-cards';
    return {
      read: () => storage.read(name, arePicks) ?? [],
      write: (cards) =>
        storage.write(name, cards.slice(0, maxSharedFavourites).map(withOnePhoto), { expiresIn: maxAgeMs }),
    };
  }, [userId]);
}
