import { useMessages } from '@porchlight/client';
import { messageTopics } from '@porchlight/contracts/content';
import { conversationMessages } from './messages/catalog.ts';

/** Returns a function that names a topic; one that the form no longer offers stays as it was stored. */
export function useTopic(): (topic: string) => string {
  const t = useMessages(conversationMessages);
  return (topic) => {
    const known = messageTopics.find((one) => one === topic);
    return known ? t(`topic.${known}`) : topic;
  };
}
