import { apiErrorOf, apiHeaders, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { SendFile, UploadFailure } from './upload-queue.ts';
import { uploadTransport } from './upload-transport.ts';

function failureOf({ status, message }: ApiError): UploadFailure {
  if (status === 0) return { fault: 'interrupted' };
  if (status === 413) return { fault: 'too-large' };
  return status >= 500 ? { fault: 'unavailable' } : { fault: 'refused', message };
}

interface SendTarget {
  readonly listingId: string;
  /** Path of the call that creates an upload. */
  readonly createPath: string;
  /** Loads what the server has. */
  readonly reload: () => void;
}

/** Returns the function that sends a file of a listing. */
export function useSendFile({ listingId, createPath, reload }: SendTarget): SendFile {
  const dispatch = useDispatch();
  return (file, uploadId, handlers) => {
    const request = { file, listingId, createPath, uploadId, headers: () => dispatch(apiHeaders()) };
    return uploadTransport.start(request, {
      ...handlers,
      onSent: () => {
        handlers.onSent();
        // A small file may be ready at once.
        reload();
      },
      onFailed: ({ status, body }) => {
        handlers.onFailed(failureOf(dispatch(apiErrorOf(status, body))));
        // An ended session is noticed by the next GET request.
        if (status === 401) reload();
      },
    });
  };
}
