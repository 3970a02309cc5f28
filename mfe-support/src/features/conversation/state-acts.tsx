import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import { useKeys } from '@porchlight/console-ui';
import type { ConversationState } from '@porchlight/contracts/content';
import { Button, Card } from '@porchlight/ui';
import { conversationCalls } from '../../shared/conversation-calls.ts';
import { conversationPath, conversationsPath } from '../../shared/support-paths.ts';
import css from './conversation.module.css';
import type { ConversationProps } from './loaded-conversation.tsx';
import { detailMessages } from './messages/catalog.ts';

/** Buttons that close a conversation, reopen it, or mark it as spam. E closes it and opens the next one. */
export function StateActs({ conversation: { id, list }, reload }: ConversationProps) {
  const t = useMessages(detailMessages);
  const dispatch = useDispatch();
  const goOn = useGoOn();
  const [change, { isLoading }] = conversationCalls.useChangeConversationsMutation();
  const run = async (state: ConversationState) => {
    const { error } = await change({ body: { ids: [id], state } });
    if (error) dispatch(flash({ type: 'warning', text: (error as ApiError).message }));
    else if (state === 'open') dispatch(flash({ type: 'success', text: t('done.open') }));
    else return goOn(id, t(`done.${state}`));
    await reload();
  };
  const canClose = list === 'open' || list === 'replied';
  useKeys(canClose ? { e: () => void run('closed') } : {});
  return (
    <Card isPadded>
      <div role="group" aria-label={t('state')} className={css.acts}>
        {canClose ? (
          <Button isBusy={isLoading} onClick={() => void run('closed')}>
            {t('close')}
          </Button>
        ) : (
          <Button isBusy={isLoading} onClick={() => void run('open')}>
            {t('reopen')}
          </Button>
        )}
        {list !== 'spam' && (
          <Button isBusy={isLoading} onClick={() => void run('spam')}>
            {t('spam')}
          </Button>
        )}
      </div>
      <p className={css.keys}>{t('keys')}</p>
    </Card>
  );
}

/** Returns the function that opens the next open conversation, or the list if there is none. */
function useGoOn() {
  const t = useMessages(detailMessages);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { listConversations } = conversationCalls.endpoints;
  return async (doneId: string, done: string) => {
    // The change dropped the stored queue, so a failed request has no data.
    const { data } = await dispatch(
      listConversations.initiate({ query: { list: 'open' } }, { forceRefetch: true, subscribe: false }),
    );
    const next = data?.conversations.find(({ id }) => id !== doneId);
    dispatch(flash({ type: 'success', text: [done, ...(next ? [t('next')] : [])].join(' ') }));
    navigate(next ? conversationPath(next.id) : conversationsPath);
  };
}
