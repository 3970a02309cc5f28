import { flash, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useState } from 'react';
import { renterCalls } from '../../../renter-calls.ts';
import { useInquiryMessages } from '../messages/catalog.ts';

/**
 * Returns the answers to proposed viewing times and the cancellation: one at a time, and why the last one was refused.
 */
export function useViewingAnswer(id: string) {
  const t = useInquiryMessages();
  const dispatch = useDispatch();
  const [accept, accepting] = renterCalls.useAcceptViewingMutation();
  const [decline, declining] = renterCalls.useDeclineViewingMutation();
  const [cancel, cancelling] = renterCalls.useCancelMyViewingMutation();
  const [failure, setFailure] = useState<ApiError>();
  const isBusy = accepting.isLoading || declining.isLoading || cancelling.isLoading;

  const answer = async (send: () => Promise<{ readonly error?: unknown }>, text: string) => {
    if (isBusy) return;
    setFailure(undefined);
    const { error } = await send();
    if (error) setFailure(error as ApiError);
    else dispatch(flash({ type: 'success', text }));
  };
  return {
    isBusy,
    /** Time that is being accepted. */
    acceptedTime: accepting.isLoading ? accepting.originalArgs?.body.time : undefined,
    isDeclining: declining.isLoading,
    isCancelling: cancelling.isLoading,
    failure,
    accept: (time: string) => void answer(() => accept({ params: { id }, body: { time } }), t('timeAccepted')),
    cancel: () => void answer(() => cancel({ params: { id } }), t('viewingCancelled')),
    decline: (note: string) =>
      void answer(() => decline({ params: { id }, body: note === '' ? {} : { note } }), t('timesDeclined')),
  };
}
export type ViewingAnswer = ReturnType<typeof useViewingAnswer>;
