import { useMessages } from '@porchlight/client';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { StaffOnly } from '@porchlight/resource-kit';
import { ConversationQueue } from './conversation-queue.tsx';
import { listMessages } from './messages/catalog.ts';

/** Renders the messages that people sent through the forms of the site. */
export function ConversationsScreen() {
  const t = useMessages(listMessages);
  return (
    <ConsolePage>
      <PageHeader title={t('title')} description={t('description')} />
      <StaffOnly permission="viewFormSubmissions">
        <ConversationQueue />
      </StaffOnly>
    </ConsolePage>
  );
}
