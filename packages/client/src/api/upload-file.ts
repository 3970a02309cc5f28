import { apiErrorOf, apiHeaders, type ApiError, type Thunk } from '@porchlight/client';

const base64Of = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

interface UploadOptions {
  /** Name of the file, for calls that store it. It is not part of the address, which is logged. */
  readonly name?: string;
  /** Gets the share of the file that was sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Aborts the upload. */
  readonly signal: AbortSignal;
}

/**
 * Sends a file to the API. Resolves to the body of the response, or to the error; a lost or aborted connection has the
 * status 0.
 */
export const uploadFile =
  (
    path: string,
    file: Blob,
    { name, onProgress, signal }: UploadOptions,
  ): Thunk<Promise<{ readonly body: unknown } | { readonly error: ApiError }>> =>
  (dispatch) =>
    new Promise((resolve) => {
      // `fetch` does not report the progress of what it sends.
      const request = new XMLHttpRequest();
      request.open('POST', `/api${path}`);
      const headers = {
        ...dispatch(apiHeaders()),
        'content-type': 'application/offset+octet-stream',
        ...(name === undefined ? {} : { 'upload-metadata': `filename ${base64Of(name)}` }),
      };
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onloadend = () => {
        const { status, responseText } = request;
        const isStored = status >= 200 && status < 300;
        resolve(isStored ? { body: JSON.parse(responseText) } : { error: dispatch(apiErrorOf(status, responseText)) });
      };
      signal.addEventListener('abort', () => request.abort());
      request.send(file);
    });
