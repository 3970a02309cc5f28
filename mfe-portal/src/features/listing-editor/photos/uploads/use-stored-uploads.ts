import type { PhotoUpload } from '@porchlight/contracts/catalog';
import { useCallback, useState } from 'react';
import { ownListingCalls } from '../../own-listing-calls.ts';
import type { QueuedUpload } from './upload-queue.ts';

const pollMs = 1_000;
const none: readonly PhotoUpload[] = [];
const idsOf = (uploads: readonly PhotoUpload[], wanted: PhotoUpload['state']) =>
  uploads.filter(({ state }) => state === wanted).map(({ id }) => id);
const isProcessing = ({ state }: Pick<PhotoUpload | QueuedUpload, 'state'>) => state === 'processing';

/** Uploads of a listing that the server has and that are in no listing yet; polled while it processes one. */
export function useStoredUploads(listingId: string, queued: readonly QueuedUpload[]) {
  const input = { params: { id: listingId } };
  const { listPhotoUploads } = ownListingCalls.endpoints;
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [remove] = ownListingCalls.useDeletePhotoUploadMutation();
  const { data, isError } = listPhotoUploads.useQueryState(input);
  const all = data?.uploads ?? none;
  // Later ones may be uploads of this window whose id is not known yet.
  const [unfinished, setUnfinished] = useState<readonly string[]>();
  if (data && !unfinished) setUnfinished(idsOf(all, 'receiving'));
  const receiving = idsOf(all, 'receiving');
  const isWaiting =
    queued.some(isProcessing) || all.some((upload) => isProcessing(upload) && !removed.includes(upload.id));
  const { refetch } = listPhotoUploads.useQuerySubscription(input, { pollingInterval: isWaiting ? pollMs : 0 });
  return {
    /** Oldest first, with those that were discarded in this window. */
    all,
    removed,
    /** Ids of uploads that an earlier visit, or another window, did not finish. */
    unfinished: (unfinished ?? []).filter((id) => receiving.includes(id) && !removed.includes(id)),
    isUnknown: isError && !data,
    reload: () => void refetch(),
    /** Deletes an upload. One that cannot be deleted now expires by itself. */
    discard: useCallback(
      (id: string) => {
        setRemoved((before) => [...before, id]);
        void remove({ params: { id } });
      },
      [remove],
    ),
  };
}
