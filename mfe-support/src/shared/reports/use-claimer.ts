import { useMessages, useSession } from '@porchlight/client';
import type { ReportedListingSummary } from '@porchlight/contracts/catalog';
import { useStaffNames } from '@porchlight/resource-kit';
import { reportMessages } from './messages/catalog.ts';

/** Returns who works on a reported listing, in words: 'Claimed by you'. */
export function useClaimer({ claimedBy }: Pick<ReportedListingSummary, 'claimedBy'>): string | undefined {
  const t = useMessages(reportMessages);
  const { user } = useSession();
  const names = useStaffNames([claimedBy]);
  if (claimedBy === undefined) return undefined;
  return claimedBy === user?.id ? t('yours') : t('theirs', { name: names.get(claimedBy) ?? t('aColleague') });
}
