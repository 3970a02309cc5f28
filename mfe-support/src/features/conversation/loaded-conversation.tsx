import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { RowsSkeleton } from '@porchlight/console-ui';
import type { Conversation } from '@porchlight/contracts/content';
import { conversationCalls } from '../../shared/conversation-calls.ts';
import { useQueueKeys } from '../../shared/lists/use-queue-keys.ts';
import { RecordFailure } from '../../shared/record-failure.tsx';
import { conversationPath, conversationsPath } from '../../shared/support-paths.ts';
import { useRefetchOnFocus } from '../../shared/use-refetch-on-focus.ts';
import { ConversationHeader } from './conversation-header.tsx';
import css from './conversation.module.css';
import { detailMessages } from './messages/catalog.ts';
import { PersonCard } from './person-card.tsx';
import { ReplyForm } from './reply-form.tsx';
import { StateActs } from './state-acts.tsx';
import { Thread } from './thread.tsx';

export interface ConversationProps {
  readonly conversation: Conversation;
  /** Loads what is stored now. */
  readonly reload: () => PromiseLike<unknown>;
}

/** Loads a conversation. */
export function LoadedConversation({ id }: { readonly id: string }) {
  const t = useMessages(detailMessages);
  const { currentData, error, refetch } = conversationCalls.useGetConversationQuery({ params: { id } });
  const failure = error as ApiError | undefined;
  const { data: queue } = conversationCalls.useListConversationsQuery({ query: { list: 'open' } });
  useQueueKeys({ queue: queue?.conversations, currentId: id, pathOf: conversationPath });
  useRefetchOnFocus(refetch);
  return (
    <>
      <ConversationHeader conversation={currentData} reload={refetch} />
      {failure && <RecordFailure failure={failure} onRetry={() => void refetch()} listPath={conversationsPath} t={t} />}
      {!currentData && !failure && <RowsSkeleton label={t('loading')} />}
      {/* A failed reload leaves what was loaded before, and what was typed. */}
      {currentData && <Loaded conversation={currentData} reload={refetch} />}
    </>
  );
}

function Loaded(props: ConversationProps) {
  const mayAct = usePermission('modifyReportedListings');
  return (
    <div className={css.columns}>
      <div className={css.card}>
        <Thread {...props} />
        {mayAct && <ReplyForm {...props} />}
      </div>
      <div className={css.card}>
        <PersonCard conversation={props.conversation} />
        {mayAct && <StateActs {...props} />}
      </div>
    </div>
  );
}
