import { useMessages, usePermission } from '@porchlight/client';
import { NavigationBadge } from '@porchlight/console-ui';
import { supportMessages } from '../../messages/catalog.ts';
import { reportCalls } from '../../shared/report-calls.ts';

/** Renders how many reported listings are open, beside the link to them. */
export function ReportsBadgeScreen() {
  const t = useMessages(supportMessages);
  const maySee = usePermission('showReportedListings');
  const { data } = reportCalls.useListReportedListingsQuery({ query: { list: 'open' } }, { skip: !maySee });
  const count = data?.pagination.total ?? 0;
  return <NavigationBadge count={count} text={t('reportedCount', { count })} />;
}
