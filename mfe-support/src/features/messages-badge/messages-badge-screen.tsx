import { useMessages, usePermission } from '@porchlight/client';
import { NavigationBadge } from '@porchlight/console-ui';
import { supportMessages } from '../../messages/catalog.ts';
import { conversationCalls } from '../../shared/conversation-calls.ts';

/** Renders how many messages wait for a reply, beside the link to them. */
export function MessagesBadgeScreen() {
  const t = useMessages(supportMessages);
  const maySee = usePermission('viewFormSubmissions');
  const { data } = conversationCalls.useListConversationsQuery({ query: { list: 'open' } }, { skip: !maySee });
  const count = data?.pagination.total ?? 0;
  return <NavigationBadge count={count} text={t('openMessages', { count })} />;
}
