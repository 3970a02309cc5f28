import { useMessages } from '@porchlight/client';
import { NavigationBadge } from '@porchlight/console-ui';
import { supportMessages } from '../../messages/catalog.ts';
import { reviewCalls } from '../../shared/review-calls.ts';

/** Renders how many listings wait for review, beside the link to them. */
export function PendingBadgeScreen() {
  const t = useMessages(supportMessages);
  const { data } = reviewCalls.useListPendingListingsQuery({ query: {} });
  const count = data?.pagination.total ?? 0;
  return <NavigationBadge count={count} text={t('pendingCount', { count })} />;
}
