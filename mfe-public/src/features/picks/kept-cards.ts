import { personal, storage, useSession } from '@porchlight/client';
import { isCard, type Pick } from '@porchlight/listing-ui';
import { useMemo } from 'react';

const most = 60,
  month = 30 * 86_400_000;
const lists = ['photos', 'newcomer', 'amenities', 'petPolicies', 'utilities'] as const;
const isThing = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isPick = (value: unknown): value is Pick =>
  isThing(value) &&
  typeof value['id'] === 'string' &&
  ('rent' in value
    ? typeof value['rent'] === 'number' &&
      typeof value['url'] === 'string' &&
      lists.every((name) => Array.isArray(value[name]))
    : typeof value['unavailable'] === 'string');
const arePicks = (value: unknown): value is readonly Pick[] => Array.isArray(value) && value.every(isPick);
const withOnePhoto = (pick: Pick): Pick => (isCard(pick) ? { ...pick, photos: pick.photos.slice(0, 1) } : pick);

/** The cards of the first kept homes as this device saw them last: what is shown at once, and when the market cannot be asked. */
export function useKeptCards(): {
  readonly read: () => readonly Pick[];
  readonly write: (cards: readonly Pick[]) => void;
} {
  const userId = useSession().user?.id;
  return useMemo(() => {
    const name = userId ? personal(userId, 'picked-cards') : 'picked-cards';
    return {
      read: () => storage.read(name, arePicks) ?? [],
      write: (cards) => storage.write(name, cards.slice(0, most).map(withOnePhoto), { expiresIn: month }),
    };
  }, [userId]);
}
