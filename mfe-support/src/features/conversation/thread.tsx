import { useMessages, useSession } from '@porchlight/client';
import type { ConversationMessage } from '@porchlight/contracts/content';
import { useStaffNames } from '@porchlight/resource-kit';
import { Card } from '@porchlight/ui';
import { Age } from '../../shared/age.tsx';
import css from './conversation.module.css';
import { HeldMessage } from './held-message.tsx';
import type { ConversationProps } from './loaded-conversation.tsx';
import { detailMessages } from './messages/catalog.ts';

/** The submission and all messages after it, oldest first. */
export function Thread({ conversation, reload }: ConversationProps) {
  const t = useMessages(detailMessages);
  const authorOf = useAuthor(conversation.name, conversation.messages);
  return (
    <section aria-label={t('thread')}>
      <Card isPadded className={css.card}>
        <h2>{t('thread')}</h2>
        <ol className={css.thread}>
          <li>
            <Heading author={conversation.name} at={conversation.sentAt} />
            <p className={css.text} lang={conversation.language}>
              {conversation.message}
            </p>
          </li>
          {conversation.messages.map((message) => (
            <li key={message.id}>
              <Heading author={authorOf(message)} at={message.sentAt} />
              {message.heldFrom !== undefined && <HeldMessage id={conversation.id} message={message} reload={reload} />}
              <p className={css.text} lang={conversation.language}>
                {message.text}
              </p>
              {message.hadFiles && <p className={css.hint}>{t('hadFiles')}</p>}
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

const Heading = ({ author, at }: { readonly author: string; readonly at: string }) => (
  <p className={css.heading}>
    <strong>{author}</strong>
    <Age since={at} />
  </p>
);

/** Returns a function that names the author of a message. */
function useAuthor(person: string, messages: readonly ConversationMessage[]): (message: ConversationMessage) => string {
  const t = useMessages(detailMessages);
  const { user } = useSession();
  const names = useStaffNames(messages.map(({ authorId }) => authorId));
  return ({ author, authorId, heldFrom }) => {
    if (author === 'person') return heldFrom ?? person;
    if (authorId !== undefined && authorId === user?.id) return t('you');
    return (authorId === undefined ? undefined : names.get(authorId)) ?? t('colleague');
  };
}
