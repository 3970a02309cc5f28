import { flash, useMessages, usePermission, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { heldReplyDecisions, type ConversationMessage, type HeldReplyDecision } from '@porchlight/contracts/content';
import { Button, Notice } from '@porchlight/ui';
import { conversationCalls } from '../../shared/conversation-calls.ts';
import css from './conversation.module.css';
import { detailMessages } from './messages/catalog.ts';

interface Props {
  /** Id of the conversation. */
  readonly id: string;
  readonly message: ConversationMessage;
  readonly reload: () => PromiseLike<unknown>;
}

/** Why a message is held, and the decision about it. */
export function HeldMessage({ id, message, reload }: Props) {
  const t = useMessages(detailMessages);
  const dispatch = useDispatch();
  const mayAct = usePermission('modifyReportedListings');
  const [decide, { isLoading }] = conversationCalls.useDecideHeldReplyMutation();
  const run = async (decision: HeldReplyDecision) => {
    const { error } = await decide({ params: { id, messageId: message.id }, body: { decision } });
    dispatch(
      flash(error ? { type: 'warning', text: (error as ApiError).message } : { type: 'success', text: t('decided') }),
    );
    await reload();
  };
  return (
    <Notice tone="warn" title={t('heldTitle')}>
      <p>{t('heldText', { address: message.heldFrom ?? '' })}</p>
      {mayAct && (
        <div className={css.acts}>
          {heldReplyDecisions.map((decision) => (
            <Button key={decision} size="small" isBusy={isLoading} onClick={() => void run(decision)}>
              {t(decision)}
            </Button>
          ))}
        </div>
      )}
    </Notice>
  );
}
