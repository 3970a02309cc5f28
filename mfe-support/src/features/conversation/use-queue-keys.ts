import { useNavigate } from '@porchlight/client/router';
import { useKeys } from '@porchlight/console-ui';
import { conversationCalls } from '../../shared/conversation-calls.ts';
import { conversationPath } from '../../shared/support-paths.ts';

/** Opens the next open conversation with J, and the previous one with K. */
export function useQueueKeys(id: string): void {
  const navigate = useNavigate();
  const { data } = conversationCalls.useListConversationsQuery({ query: { list: 'open' } });
  const queue = data?.conversations ?? [];
  const place = queue.findIndex((one) => one.id === id);
  const open = (at: number) => {
    const found = queue[at];
    if (found) navigate(conversationPath(found.id));
  };
  useKeys({ j: () => open(place + 1), k: () => open(place - 1) });
}
