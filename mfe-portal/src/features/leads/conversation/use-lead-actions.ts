import { announced, flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { Lead, LeadChange } from '@porchlight/contracts/catalog';
import { leadsCalls } from '../leads-calls.ts';
import { leadsMessages } from '../messages/catalog.ts';

/** Returns a function that shows a change of a lead at once, and takes it back with the reason when it fails. */
function useChange(id: string): (change: LeadChange) => Promise<boolean> {
  const t = useMessages(leadsMessages);
  const dispatch = useDispatch();
  const [send] = leadsCalls.useChangeLeadMutation();
  return async (change) => {
    const shown = dispatch(
      leadsCalls.util.updateQueryData('getLead', { params: { id } }, ({ lead }) => {
        Object.assign(lead, change);
      }),
    );
    const { error } = await send({ params: { id }, body: change });
    if (!error) return true;
    shown.undo();
    dispatch(flash({ type: 'error', text: t('changeFailed', { reason: (error as ApiError).message }) }));
    return false;
  };
}

/** Returns what a landlord does with a lead. `change` resolves to whether the change is saved. */
export function useLeadActions({ id, firstName, stage, isArchived, messages }: Lead) {
  const t = useMessages(leadsMessages);
  const dispatch = useDispatch();
  const change = useChange(id);
  const [block] = leadsCalls.useBlockWriterMutation();
  const hasReply = messages.some(({ from }) => from === 'landlord');
  const changeAndAnnounce = async (what: LeadChange, text: string) => {
    if (await change(what)) dispatch(announced(text));
  };
  return {
    change,
    toggleArchived: () =>
      void changeAndAnnounce({ isArchived: !isArchived }, t(isArchived ? 'unarchived' : 'archived')),
    toggleSpam: () =>
      void (stage === 'spam'
        ? changeAndAnnounce({ stage: hasReply ? 'replied' : 'viewed' }, t('notSpamAnyMore'))
        : changeAndAnnounce({ stage: 'spam' }, t('isSpam'))),
    block: async () => {
      const { error } = await block({ params: { id } });
      dispatch(
        error
          ? flash({ type: 'error', text: t('blockFailed', { name: firstName, reason: (error as ApiError).message }) })
          : flash({ type: 'success', text: t('blocked', { name: firstName }) }),
      );
    },
  };
}
export type LeadActions = ReturnType<typeof useLeadActions>;
