import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { OwnListing, OwnListingResponse } from '@porchlight/contracts/catalog';
import { useState } from 'react';
import type { ListingForm } from '../form/use-listing-form.ts';
import { useLoadedListing } from '../form/use-loaded-listing.ts';
import { ownListingCalls } from '../own-listing-calls.ts';
import { scheduleMessages } from './messages/catalog.ts';

/** Errors after which the stored listing is loaded: it is not the one that the form shows. */
const outdatedCodes: ReadonlySet<string> = new Set(['version-conflict', 'state-refused', 'listing-incomplete']);

type Request = (
  listing: OwnListing,
) => PromiseLike<{ readonly data: OwnListingResponse } | { readonly data?: undefined; readonly error: unknown }>;

/** Returns the functions that schedule the listing of a form and make it a draft again, and why the last one failed. */
export function useSchedule(form: ListingForm) {
  const t = useMessages(scheduleMessages);
  const dispatch = useDispatch();
  const { replace, loadCurrent } = useLoadedListing();
  const [schedule] = ownListingCalls.useScheduleListingMutation();
  const [unschedule] = ownListingCalls.useUnscheduleListingMutation();
  const [failure, setFailure] = useState<string>();
  const send = async (request: Request) => {
    const response = await request(form.stored);
    if (response.data) {
      replace(response.data.listing);
      return response.data;
    }
    const refused = response.error as ApiError;
    return outdatedCodes.has(refused.code) ? loadCurrent(form.stored.id) : { error: refused };
  };
  const change = async (request: Request, done: string): Promise<boolean> => {
    setFailure(undefined);
    const sent = await form.runBusy(() => send(request));
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
      change(
        ({ id, version }) => schedule({ params: { id }, body: { version, publishAt, turnOnFor } }),
        t('scheduled'),
      ),
    unschedule: () => change(({ id, version }) => unschedule({ params: { id }, body: { version } }), t('unscheduled')),
  };
}
