import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { supportMessages } from '../../messages/catalog.ts';
import { conversationCalls } from '../../shared/conversation-calls.ts';
import { conversationPath, conversationsPath } from '../../shared/support-paths.ts';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus.ts';
import type { DashboardQueue } from './queue-card.tsx';
import { queueRefresh } from './queue-refresh.ts';

/** Returns the number of messages that wait for a reply, and how long the oldest has waited. */
export function useMessagesQueue(): DashboardQueue | undefined {
  const t = useMessages(supportMessages);
  const mayShow = usePermission('viewFormSubmissions');
  const { data, error, refetch } = conversationCalls.useListConversationsQuery(
    { query: { list: 'open' } },
    { ...queueRefresh, skip: !mayShow },
  );
  useRefetchOnFocus(() => mayShow && refetch());
  if (!mayShow) return undefined;
  return {
    texts: {
      title: t('messages'),
      loading: t('messagesLoading'),
      failed: t('messagesFailed'),
      oldest: t('oldestMessage'),
      open: t('toMessages'),
      next: t('nextMessage'),
    },
    to: conversationsPath,
    queue: data && {
      total: data.pagination.total,
      count: t('messagesCount', { count: data.pagination.total }),
      oldest: data.conversations[0]?.waitingSince,
      records: data.conversations.map(({ id, name, claimedBy }) => ({ to: conversationPath(id), name, claimedBy })),
    },
    error: error as ApiError | undefined,
    onRetry: () => void refetch(),
  };
}
