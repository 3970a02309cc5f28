import { useDispatch } from '@porchlight/client/redux';
import { createPhotoUpload, maxPhotos, type PhotoUpload } from '@porchlight/contracts/catalog';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ListingForm } from '../../form/use-listing-form.ts';
import { ownListingCalls } from '../../own-listing-calls.ts';
import { addPhoto } from '../photo-list.ts';
import { photoTypes } from './photo-file.ts';
import { createUploadQueue, isActive, type UploadQueue } from './upload-queue.ts';
import { useSendFile } from './use-send-file.ts';
import { useStoredUploads } from './use-stored-uploads.ts';

type PhotoForm = Pick<ListingForm, 'stored' | 'values' | 'update'>;
type StoredUploads = ReturnType<typeof useStoredUploads>;

/** Uploads of the photos of a listing. One that is ready becomes a photo of the form. */
export function usePhotoUploads(form: PhotoForm) {
  const { id } = form.stored;
  const dispatch = useDispatch();
  const send = useSendFile({
    listingId: id,
    createPath: createPhotoUpload.path,
    reload: () =>
      void dispatch(
        ownListingCalls.endpoints.listPhotoUploads.initiate(
          { params: { id } },
          { forceRefetch: true, subscribe: false },
        ),
      ),
  });
  const [queue] = useState(() => createUploadQueue(send, photoTypes));
  const { uploads, readyCount } = useSyncExternalStore(queue.subscribe, queue.get);
  const stored = useStoredUploads(id, uploads);
  // Leaving the screen aborts what runs.
  useEffect(() => queue.stop, [queue]);
  useDiscardedPhotos(form, stored);
  useProcessedUploads(form, stored, queue);

  const queuedIds = uploads.map((upload) => upload.id);
  const restored = stored.all.filter(
    (upload) => isTile(upload) && !isIn(queuedIds, upload) && !isIn(stored.removed, upload),
  );
  const activeCount = uploads.filter(isActive).length + restored.filter(isActive).length;
  const room = maxPhotos - form.values.photos.length - activeCount;
  return {
    uploads,
    /** Uploads of an earlier visit that are being processed, or that failed. */
    restored,
    readyCount,
    unfinished: stored.unfinished,
    isUnknown: stored.isUnknown,
    /** Whether leaving the screen aborts an upload. */
    isSending: uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    isFull: room <= 0,
    add: (files: readonly File[]) => queue.add(files, room),
    retry: queue.retry,
    cancel: (key: string, uploadId: string | undefined) => {
      queue.remove(key);
      if (uploadId !== undefined) stored.discard(uploadId);
    },
    discard: stored.discard,
    reload: stored.reload,
  };
}
export type PhotoUploads = ReturnType<typeof usePhotoUploads>;

const isIn = (ids: readonly (string | undefined)[], { id }: PhotoUpload) => ids.includes(id);
const isTile = ({ state }: PhotoUpload) => state === 'processing' || state === 'failed';

/** Deletes uploads whose photos were taken out of the form before they were saved. */
function useDiscardedPhotos({ stored, values: { photos } }: PhotoForm, { all, discard }: StoredUploads): void {
  const before = useRef(photos);
  useEffect(() => {
    const isKept = (id: string) => [...photos, ...stored.photos].some((photo) => photo.id === id);
    for (const { id } of before.current) if (!isKept(id) && all.some((upload) => upload.id === id)) discard(id);
    before.current = photos;
  }, [photos, stored.photos, all, discard]);
}

/** Adds the photos that are ready to the form, in the order of their uploads, and reports the files that are none. */
function useProcessedUploads({ stored, update }: PhotoForm, { all, removed }: StoredUploads, queue: UploadQueue): void {
  const added = useRef(new Set<string>());
  useEffect(() => {
    const uploadIds = all.map(({ id }) => id);
    for (const { id, state, fault = 'damaged', photo } of all) {
      if (state === 'failed') queue.reject(id, fault);
      if (!photo || added.current.has(id)) continue;
      added.current.add(id);
      queue.finish(id);
      if (!isIn(removed, { id, state }) && !stored.photos.some((one) => one.id === photo.id))
        update('photos', (photos) => addPhoto(photos, photo, uploadIds));
    }
  }, [all, removed, stored.photos, update, queue]);
}
