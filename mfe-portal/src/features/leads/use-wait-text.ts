import { useMessages, useNow } from '@porchlight/client';
import { leadsMessages } from './messages/catalog.ts';
import { waitOf } from '../../shared/leads/wait.ts';

/** Returns a function that writes out the time since an instant: '26 hours'. */
export function useWaitText(): (since: string) => string {
  const t = useMessages(leadsMessages);
  const now = useNow();
  return (since) => {
    const { unit, count } = waitOf(since, now);
    return t(`wait.${unit}`, { count });
  };
}
