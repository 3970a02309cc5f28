import { useMessages, type ApiError } from '@porchlight/client';
import { supportMessages } from '../../messages/catalog.ts';
import { conversationCalls } from '../../shared/conversation-calls.ts';
import { conversationsPath } from '../../shared/support-paths.ts';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus.ts';
import { QueueCard } from './queue-card.tsx';

/** Card with the number of messages that wait for a reply, and how long the oldest has waited. */
export function MessagesCard() {
  const t = useMessages(supportMessages);
  const { data, error, refetch } = conversationCalls.useListConversationsQuery(
    { query: { list: 'open' } },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnFocus(refetch);
  return (
    <QueueCard
      texts={{
        title: t('messages'),
        loading: t('messagesLoading'),
        failed: t('messagesFailed'),
        oldest: t('oldestMessage'),
        open: t('toMessages'),
      }}
      to={conversationsPath}
      queue={
        data && {
          total: data.pagination.total,
          count: t('messagesCount', { count: data.pagination.total }),
          oldest: data.conversations[0]?.waitingSince,
        }
      }
      error={error as ApiError | undefined}
      onRetry={() => void refetch()}
    />
  );
}
