/** A file to send, and how. */
export interface UploadRequest {
  readonly file: File;
  readonly listingId: string;
  /** Path of the call that creates an upload of the listing. */
  readonly createPath: string;
  /** Upload to resume; absent for a new one. */
  readonly uploadId: string | undefined;
  /** Returns the headers of the next request. */
  readonly headers: () => Readonly<Record<string, string>>;
}
/** Events of an upload. After `onSent` or `onFailed` there is none. */
export interface UploadHandlers {
  readonly onCreated: (uploadId: string) => void;
  /** `share` of the bytes that was sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly onSent: () => void;
  /** The last response; status 0 if there was none. */
  readonly onFailed: (response: { readonly status: number; readonly body: string }) => void;
}
/** An upload that runs. No event follows `abort`. */
export interface RunningUpload {
  readonly abort: () => void;
}
export type StartUpload = (request: UploadRequest, handlers: UploadHandlers) => RunningUpload;
