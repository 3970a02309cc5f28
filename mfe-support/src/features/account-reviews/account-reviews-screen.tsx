import { useMessages } from '@porchlight/client';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { StaffOnly } from '@porchlight/resource-kit';
import { AccountReviewList } from './account-review-list.tsx';
import { accountQueueMessages } from './messages/catalog.ts';

/** Renders the queue of account reviews, those that wait for documents, and what was decided. */
export function AccountReviewsScreen() {
  const t = useMessages(accountQueueMessages);
  return (
    <ConsolePage>
      <PageHeader title={t('title')} description={t('description')} />
      <StaffOnly permission="showAccountReviews">
        <AccountReviewList />
      </StaffOnly>
    </ConsolePage>
  );
}
