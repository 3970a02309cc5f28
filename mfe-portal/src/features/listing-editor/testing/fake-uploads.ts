import type { StartUpload, UploadHandlers, UploadRequest } from '../photos/uploads/start-upload.ts';
import { uploadTransport } from '../photos/uploads/upload-transport.ts';

export interface FakeUpload extends UploadRequest, UploadHandlers {
  readonly isAborted: () => boolean;
}

/** Replaces the transport of uploads. Returns those that were started; a test ends them by their handlers. */
export function fakeUploads(): readonly FakeUpload[] {
  const started: FakeUpload[] = [];
  const start: StartUpload = (request, handlers) => {
    let isAborted = false;
    started.push({ ...request, ...handlers, isAborted: () => isAborted });
    return {
      abort: () => {
        isAborted = true;
      },
    };
  };
  uploadTransport.start = start;
  return started;
}

/** Adds what jsdom lacks for previews. Returns the addresses that are in use. */
export function standInForPreviews(): ReadonlySet<string> {
  const used = new Set<string>();
  let count = 0;
  URL.createObjectURL = () => {
    const address = `blob:${(count += 1)}`;
    used.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void used.delete(address);
  return used;
}

/** Returns a file that may be a photo. */
export const aFile = (name = 'kitchen.jpg', type = 'image/jpeg', size = 2_048) => {
  const file = new File(['photo'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
