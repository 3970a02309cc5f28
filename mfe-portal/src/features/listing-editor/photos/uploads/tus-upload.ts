import { fillPath } from '@porchlight/contracts';
import { getPhotoUpload } from '@porchlight/contracts/catalog';
import type { DetailedError, Upload, UploadOptions } from 'tus-js-client';
import type { StartUpload, UploadHandlers, UploadRequest } from './start-upload.ts';

/** Bytes of one request, which the gateway ends after 60 s. */
const chunkSize = 1024 * 1024;
const retryDelaysMs = [0, 1_000, 3_000, 5_000, 10_000];

// The address of a new upload is resolved against an absolute one only.
const addressOf = (path: string, id: string) => new URL(`/api${fillPath(path, { id })}`, location.origin).href;
const idOf = (address: string | null) => new URL(address ?? '', location.origin).pathname.split('/').at(-1) ?? '';

const toResponse = (error: Error | DetailedError) => {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  return { status: response?.getStatus() ?? 0, body: response?.getBody() ?? '' };
};
/** Returns whether the same request may succeed later: not after a refusal. */
function isPassing(error: DetailedError): boolean {
  const { status, body } = toResponse(error);
  return status === 0 || status === 423 || status >= 500 || (status === 409 && body.includes('upload-offset-differs'));
}

const optionsOf = (
  { listingId, createPath, uploadId, headers }: UploadRequest,
  handlers: UploadHandlers,
): UploadOptions => ({
  endpoint: addressOf(createPath, listingId),
  ...(uploadId === undefined ? {} : { uploadUrl: addressOf(getPhotoUpload.path, uploadId) }),
  chunkSize,
  retryDelays: retryDelaysMs,
  // What the server has is listed when the editor opens.
  storeFingerprintForResuming: false,
  onShouldRetry: isPassing,
  onBeforeRequest: (request) => {
    for (const [name, value] of Object.entries(headers())) request.setHeader(name, value);
  },
  onProgress: (sent, total) => handlers.onProgress(total > 0 ? sent / total : 0),
  onSuccess: () => handlers.onSent(),
  onError: (error) => handlers.onFailed(toResponse(error)),
});

/** Sends a file with the tus protocol. The client of the protocol is loaded with the first file. */
export const startTusUpload: StartUpload = (request, handlers) => {
  let upload: Upload | undefined;
  let isAborted = false;
  const start = (client: typeof import('tus-js-client')) => {
    if (isAborted) return;
    const started = new client.Upload(request.file, {
      ...optionsOf(request, handlers),
      onUploadUrlAvailable: () => {
        // Without the address for new uploads, an upload that the server lost is an error instead of another upload.
        started.options.endpoint = null;
        handlers.onCreated(idOf(started.url));
      },
    });
    upload = started;
    started.start();
  };
  void import(/* webpackChunkName: "tus-client" */ 'tus-js-client').then(start, () => {
    if (!isAborted) handlers.onFailed({ status: 0, body: '' });
  });
  return {
    abort: () => {
      isAborted = true;
      void upload?.abort();
    },
  };
};
