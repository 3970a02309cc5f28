import { flash, useMessages } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useState } from 'react';
import type { ListingForm } from '../form/use-listing-form.ts';
import { useSendTransition } from '../publish/use-send-transition.ts';
import { ownListingCalls } from '../own-listing-calls.ts';
import { scheduleMessages } from './messages/catalog.ts';

/** Returns the functions that schedule the listing of a form and make it a draft again, and why the last one failed. */
export function useSchedule(form: ListingForm) {
  const t = useMessages(scheduleMessages);
  const dispatch = useDispatch();
  const send = useSendTransition();
  const [schedule] = ownListingCalls.useScheduleListingMutation();
  const [unschedule] = ownListingCalls.useUnscheduleListingMutation();
  const [failure, setFailure] = useState<string>();
  const { id, version } = form.stored;
  const change = async (request: () => Parameters<typeof send>[1], done: string): Promise<boolean> => {
    setFailure(undefined);
    const sent = await form.runBusy(() => send(form.stored, request()));
    if ('error' in sent) {
      setFailure(sent.error.errors?.['publishAt']?.[0] ?? sent.error.message);
      return false;
    }
    if ('listing' in sent) dispatch(flash({ type: 'success', text: done }));
    else setFailure(t('outdated'));
    form.rebase('listing' in sent ? sent.listing : sent.current);
    return true;
  };
  return {
    failure,
    dismissFailure: () => setFailure(undefined),
    /** Resolves to whether the form shows what is stored now. */
    schedule: (publishAt: string, turnOnFor: number) =>
      change(() => schedule({ params: { id }, body: { version, publishAt, turnOnFor } }), t('scheduled')),
    unschedule: () => change(() => unschedule({ params: { id }, body: { version } }), t('unscheduled')),
  };
}
