import { useMessages } from '@porchlight/client';
import type { FeedRun } from '@porchlight/contracts/catalog';
import { feedLogMessages } from './messages/catalog.ts';

/** Returns a function that writes how long a run took. */
export function useLength(): (run: Pick<FeedRun, 'startedAt' | 'endedAt'>) => string {
  const t = useMessages(feedLogMessages);
  return ({ startedAt, endedAt }) => {
    if (endedAt === undefined) return t('notEnded');
    const all = Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000));
    const [minutes, seconds] = [Math.floor(all / 60), all % 60];
    return minutes === 0 ? t('lengthSeconds', { seconds }) : t('lengthMinutes', { minutes, seconds });
  };
}
