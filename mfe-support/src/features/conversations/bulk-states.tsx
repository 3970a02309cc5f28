import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { BulkBar } from '@porchlight/console-ui';
import type { ConversationList, ConversationState } from '@porchlight/contracts/content';
import { Button } from '@porchlight/ui';
import { conversationCalls } from '../../shared/conversation-calls.ts';
import { listMessages } from './messages/catalog.ts';

const acts = { closed: 'close', open: 'reopen', spam: 'spam' } as const;
const statesOf: Readonly<Record<ConversationList, readonly ConversationState[]>> = {
  open: ['closed', 'spam'],
  replied: ['closed', 'spam'],
  closed: ['open', 'spam'],
  spam: ['open', 'closed'],
};

interface Props {
  readonly list: ConversationList;
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

/** Bar that closes, reopens or marks as spam all selected conversations. */
export function BulkStates({ list, ids, onDone }: Props) {
  const t = useMessages(listMessages);
  const dispatch = useDispatch();
  const [change, { isLoading }] = conversationCalls.useChangeConversationsMutation();
  const run = async (state: ConversationState) => {
    const { data, error } = await change({ body: { ids: [...ids], state } });
    if (error) {
      dispatch(flash({ type: 'warning', text: (error as ApiError).message }));
      return;
    }
    dispatch(flash({ type: 'success', text: t('changed', { count: data.changed }) }));
    onDone();
  };
  return (
    <BulkBar label={t('selected', { count: ids.length })} clearText={t('clearSelection')} onClear={onDone}>
      {statesOf[list].map((state) => (
        <Button key={state} size="small" isBusy={isLoading} onClick={() => void run(state)}>
          {t(acts[state])}
        </Button>
      ))}
    </BulkBar>
  );
}
