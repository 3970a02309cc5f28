import { useDispatch } from '@porchlight/client/redux';
import { createFloorPlan, maxFloorPlans, type OwnFloorPlan } from '@porchlight/contracts/catalog';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ownListingCalls } from '../own-listing-calls.ts';
import { photoTypes } from '../photos/uploads/photo-file.ts';
import { createUploadQueue, isActive } from '../photos/uploads/upload-queue.ts';
import { useSendFile } from '../photos/uploads/use-send-file.ts';

/** MIME types of the files that can be floor plans. */
export const planTypes: readonly string[] = [...photoTypes, 'application/pdf'];
const pollMs = 1_000;
const none: readonly OwnFloorPlan[] = [];

/** Floor plans of a listing: those that the server has, and the files that are on their way to it. */
export function useFloorPlans(listingId: string) {
  const dispatch = useDispatch();
  const input = { params: { id: listingId } };
  const { listFloorPlans } = ownListingCalls.endpoints;
  const reload = () => void dispatch(listFloorPlans.initiate(input, { forceRefetch: true, subscribe: false }));
  const send = useSendFile({ listingId, createPath: createFloorPlan.path, reload });
  const [queue] = useState(() => createUploadQueue(send, planTypes));
  const { uploads } = useSyncExternalStore(queue.subscribe, queue.get);
  useEffect(() => queue.stop, [queue]);
  const { data, isError } = listFloorPlans.useQueryState(input);
  const stored = data?.floorPlans ?? none;
  const isWaiting = [...uploads, ...stored].some(({ state }) => state === 'processing');
  listFloorPlans.useQuerySubscription(input, { pollingInterval: isWaiting ? pollMs : 0 });
  useEffect(() => {
    for (const { id, state, fault = 'damaged' } of stored) {
      if (state === 'ready') queue.finish(id);
      if (state === 'failed') queue.reject(id, fault);
    }
  }, [stored, queue]);

  const queued = uploads.map(({ id }) => id);
  const plans = stored.filter(({ id }) => !queued.includes(id));
  const room = maxFloorPlans - plans.length - uploads.filter(isActive).length;
  return {
    /** Oldest first, without those whose upload this window shows; undefined until they are loaded. */
    plans: data && plans,
    isFailed: isError && !data,
    uploads,
    isFull: room <= 0,
    reload,
    add: (files: readonly File[]) => queue.add(files, room),
    retry: queue.retry,
    dismiss: queue.remove,
  };
}
