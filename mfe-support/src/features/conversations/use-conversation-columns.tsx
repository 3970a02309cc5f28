import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { Column } from '@porchlight/console-ui';
import type { ConversationSummary } from '@porchlight/contracts/content';
import { Age } from '../../shared/age.tsx';
import { ConversationBadges } from '../../shared/conversations/conversation-badges.tsx';
import { useTopic } from '../../shared/conversations/use-topic.ts';
import { conversationPath } from '../../shared/support-paths.ts';
import css from './conversations.module.css';
import { listMessages } from './messages/catalog.ts';

/** Returns the columns of conversations. */
export function useConversationColumns(): readonly Column<ConversationSummary>[] {
  const t = useMessages(listMessages);
  const topicOf = useTopic();
  return [
    {
      key: 'person',
      title: t('person'),
      render: ({ id, name, reference }) => (
        <span className={css.person}>
          <Link to={conversationPath(id)}>{name}</Link>
          <span className={css.meta}>{reference}</span>
        </span>
      ),
      card: 'title',
    },
    {
      key: 'message',
      title: t('message'),
      render: ({ excerpt, language }) => (
        <span lang={language} className={css.excerpt}>
          {excerpt}
        </span>
      ),
      card: 'fact',
    },
    { key: 'topic', title: t('topic'), render: ({ topic }) => topicOf(topic) },
    {
      key: 'time',
      title: t('time'),
      render: (conversation) => <Age since={sinceOf(conversation)} />,
      card: 'fact',
    },
    {
      key: 'state',
      title: t('state'),
      render: (conversation) => <ConversationBadges conversation={conversation} />,
      card: 'status',
    },
  ];
}

/** Returns since when a conversation is in its list. */
const sinceOf = ({ closedAt, waitingSince, repliedAt, sentAt }: ConversationSummary): string =>
  closedAt ?? waitingSince ?? repliedAt ?? sentAt;
