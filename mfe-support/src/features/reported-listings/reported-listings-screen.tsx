import { useMessages } from '@porchlight/client';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { StaffOnly } from '@porchlight/resource-kit';
import { UndoDismissal } from '../../shared/reports/undo-dismissal.tsx';
import { queueMessages } from './messages/catalog.ts';
import { ReportedList } from './reported-list.tsx';

/** Renders the queue of reported listings, the appeals, and what was decided. */
export function ReportedListingsScreen() {
  const t = useMessages(queueMessages);
  return (
    <ConsolePage>
      <UndoDismissal />
      <PageHeader title={t('title')} description={t('description')} />
      <StaffOnly permission="showReportedListings">
        <ReportedList />
      </StaffOnly>
    </ConsolePage>
  );
}
