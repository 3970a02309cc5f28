import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { useState } from 'react';
import { reviewCalls } from '../../../shared/review-calls.ts';
import { listingPath, pendingListingsPath } from '../../../shared/support-paths.ts';
import { listingMessages } from '../messages/catalog.ts';
import type { Decision } from './decision.ts';

/** Errors of a decision that is based on an old state. */
const outdatedCodes: ReadonlySet<string> = new Set(['version-conflict', 'state-refused']);

/** Returns the function that sends a decision about the version that its reader saw. */
function useSend() {
  const [approve] = reviewCalls.useApproveListingMutation();
  const [requestChanges] = reviewCalls.useRequestListingChangesMutation();
  const [reject] = reviewCalls.useRejectListingMutation();
  return async (decision: Decision, { id, version }: OwnListing, reason: string): Promise<ApiError | undefined> => {
    const params = { id };
    if (decision === 'approved') return (await approve({ params, body: { version } })).error as ApiError | undefined;
    const send = decision === 'rejected' ? reject : requestChanges;
    return (await send({ params, body: { version, reason } })).error as ApiError | undefined;
  };
}

/** Returns the function that opens the next listing that waits, or the queue if there is none. */
function useGoOn() {
  const t = useMessages(listingMessages);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { listPendingListings } = reviewCalls.endpoints;
  return async (decision: Decision, decidedId: string) => {
    // The decision dropped the stored queue, so a failed request has no data.
    const { data } = await dispatch(
      listPendingListings.initiate({ query: {} }, { forceRefetch: true, subscribe: false }),
    );
    const next = data?.listings.find(({ id }) => id !== decidedId);
    dispatch(flash({ type: 'success', text: t(next ? `doneNext.${decision}` : `done.${decision}`) }));
    navigate(next ? listingPath(next.id) : pendingListingsPath);
  };
}

/** Returns the function that decides about a listing, and whether the decision was based on an old state. */
export function useDecision(listing: OwnListing, decision: Decision, reload: () => PromiseLike<unknown>) {
  const send = useSend();
  const goOn = useGoOn();
  const [isOutdated, setOutdated] = useState(false);
  return {
    /** The last decision was refused: the listing was changed, or another person decided. It was loaded again. */
    isOutdated,
    forgetOutdated: () => setOutdated(false),
    /** Resolves to another error than an old state. */
    decide: async (reason: string): Promise<ApiError | undefined> => {
      const error = await send(decision, listing, reason);
      if (!error) await goOn(decision, listing.id);
      else if (outdatedCodes.has(error.code)) {
        await reload();
        setOutdated(true);
      } else return error;
      return undefined;
    },
  };
}
