import type { RunningUpload, UploadHandlers } from './start-upload.ts';
import { fileFault, type UploadFault } from './photo-file.ts';
import { createPreviews } from './photo-preview.ts';

/** Uploads that run at once; the others wait. */
const maxRunning = 3;

export interface UploadFailure {
  readonly fault: UploadFault;
  /** Of the server, for a fault that only it knows. */
  readonly message?: string;
}
/** A chosen file until it is a photo of the form. */
export interface QueuedUpload {
  readonly key: string;
  readonly name: string;
  /** Address of a small picture in this browser; absent until it is made, and for a file that cannot be a photo. */
  readonly previewUrl?: string;
  readonly state: 'waiting' | 'sending' | 'processing' | 'failed';
  /** Share of the bytes that was sent, from 0 to 1. */
  readonly sent: number;
  /** Id of the server, once it knows the upload. */
  readonly id?: string | undefined;
  readonly failure?: UploadFailure | undefined;
}
/** Uploads of the files chosen in this window, in their order. */
interface QueueState {
  readonly uploads: readonly QueuedUpload[];
  /** Number of uploads that became photos since the queue was idle. */
  readonly readyCount: number;
}

/** Returns whether an upload may still become a photo. */
export const isActive = ({ state }: { readonly state: string }): boolean => state !== 'failed';

/** Starts the upload of a file; `onFailed` gets the reason. */
export type SendFile = (
  file: File,
  uploadId: string | undefined,
  handlers: Omit<UploadHandlers, 'onFailed'> & { readonly onFailed: (failure: UploadFailure) => void },
) => RunningUpload;

let keys = 0;
const toUpload = (file: File, fault: UploadFault | undefined): QueuedUpload => ({
  key: `file-${(keys += 1)}`,
  name: file.name,
  sent: 0,
  ...(fault === undefined ? { state: 'waiting' } : { state: 'failed', failure: { fault } }),
});

/** State of a queue, whose changes a component subscribes to. */
function createState() {
  let state: QueueState = { uploads: [], readyCount: 0 };
  const listeners = new Set<() => void>();
  const set = (next: QueueState) => {
    state = next;
    for (const notify of listeners) notify();
  };
  return {
    get: () => state,
    set,
    change: (key: string, change: Partial<QueuedUpload>) => {
      const uploads = state.uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload));
      set({ ...state, uploads });
    },
    subscribe: (notify: () => void) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}

type QueueStore = ReturnType<typeof createState>;

/** Sends the files of the waiting uploads, three at once. */
function createSender(state: QueueStore, send: SendFile) {
  const files = new Map<string, File>();
  const running = new Map<string, RunningUpload>();

  function settle(key: string, change: Partial<QueuedUpload>): void {
    running.delete(key);
    state.change(key, change);
    startWaiting();
  }
  const start = ({ key, id }: QueuedUpload, file: File) => {
    state.change(key, { state: 'sending' });
    const started = send(file, id, {
      onCreated: (uploadId) => state.change(key, { id: uploadId }),
      onProgress: (sent) => state.change(key, { sent }),
      onSent: () => settle(key, { state: 'processing', sent: 1 }),
      onFailed: (failure) => settle(key, { state: 'failed', failure }),
    });
    running.set(key, started);
  };
  function startWaiting(): void {
    const waiting = state.get().uploads.filter((upload) => upload.state === 'waiting');
    for (const upload of waiting.slice(0, maxRunning - running.size)) {
      const file = files.get(upload.key);
      if (file) start(upload, file);
    }
  }
  return {
    settle,
    startWaiting,
    addFile: (key: string, file: File) => void files.set(key, file),
    release: ({ key, previewUrl }: QueuedUpload) => {
      running.get(key)?.abort();
      running.delete(key);
      files.delete(key);
      if (previewUrl !== undefined) URL.revokeObjectURL(previewUrl);
    },
  };
}

/** Creates the queue that sends chosen files of these MIME types. */
export function createUploadQueue(send: SendFile, types: readonly string[]) {
  const state = createState();
  const { settle, startWaiting, addFile, release } = createSender(state, send);
  const makePreview = createPreviews((key, previewUrl) => {
    if (state.get().uploads.some((upload) => upload.key === key)) state.change(key, { previewUrl });
    else URL.revokeObjectURL(previewUrl);
  });
  const take = (isTaken: (upload: QueuedUpload) => boolean, readyCount: number) => {
    const { uploads } = state.get();
    const taken = uploads.filter(isTaken);
    if (taken.length === 0) return;
    for (const upload of taken) release(upload);
    state.set({ uploads: uploads.filter((upload) => !isTaken(upload)), readyCount });
    startWaiting();
  };
  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Adds files, as many as there is room for. */
    add: (chosen: readonly File[], room: number) => {
      const { uploads, readyCount } = state.get();
      let left = room;
      const added = chosen.map((file) => {
        const fault = fileFault(file, types) ?? (left > 0 ? undefined : 'too-many-photos');
        if (fault === undefined) left -= 1;
        const upload = toUpload(file, fault);
        addFile(upload.key, file);
        if (fault === undefined) makePreview(upload.key, file);
        return upload;
      });
      state.set({ uploads: [...uploads, ...added], readyCount: uploads.some(isActive) ? readyCount : 0 });
      startWaiting();
    },
    retry: (key: string) => {
      state.change(key, { state: 'waiting', failure: undefined });
      startWaiting();
    },
    remove: (key: string) => take((upload) => upload.key === key, state.get().readyCount),
    /** Ends an upload that became a photo. */
    finish: (id: string) => take((upload) => upload.id === id, state.get().readyCount + 1),
    /** Ends an upload whose file the server rejected. */
    reject: (id: string, fault: UploadFault) => {
      const upload = state.get().uploads.find((one) => one.id === id && isActive(one));
      if (upload) settle(upload.key, { state: 'failed', failure: { fault } });
    },
    /** Aborts all uploads. What the server received stays there. */
    stop: () => {
      for (const upload of state.get().uploads) release(upload);
      state.set({ uploads: [], readyCount: 0 });
    },
  };
}
export type UploadQueue = ReturnType<typeof createUploadQueue>;
