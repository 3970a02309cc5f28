import { apiErrorOf, apiHeaders, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useCallback } from 'react';
import { ownListingCalls } from '../../own-listing-calls.ts';
import type { SendFile, UploadFailure } from './upload-queue.ts';
import { uploadTransport } from './upload-transport.ts';

function failureOf({ status, message }: ApiError): UploadFailure {
  if (status === 0) return { fault: 'interrupted' };
  if (status === 413) return { fault: 'too-large' };
  return status >= 500 ? { fault: 'unavailable' } : { fault: 'refused', message };
}

/** Returns the function that sends a photo of a listing. */
export function useSendFile(listingId: string): SendFile {
  const dispatch = useDispatch();
  return useCallback(
    (file, uploadId, handlers) => {
      const reload = () =>
        void dispatch(
          ownListingCalls.endpoints.listPhotoUploads.initiate(
            { params: { id: listingId } },
            { forceRefetch: true, subscribe: false },
          ),
        );
      const request = { file, listingId, uploadId, headers: () => dispatch(apiHeaders()) };
      return uploadTransport.start(request, {
        ...handlers,
        onSent: () => {
          handlers.onSent();
          // A small photo may be ready at once.
          reload();
        },
        onFailed: ({ status, body }) => {
          handlers.onFailed(failureOf(dispatch(apiErrorOf(status, body))));
          // An ended session is noticed by the next GET request.
          if (status === 401) reload();
        },
      });
    },
    [dispatch, listingId],
  );
}
