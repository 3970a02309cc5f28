import { flash, useMessages } from '@porchlight/client';
import { uploadFile } from '@porchlight/client/consoles';
import { useDispatch } from '@porchlight/client/redux';
import { addAccountDocument, type AccountDocumentKind } from '@porchlight/contracts/accounts';
import { useEffect, useRef, useState } from 'react';
import { failureOf, fileFailure, type DocumentUpload } from './document-file.ts';
import { documentMessages } from './messages/catalog.ts';

let keys = 0;
const isRunning = ({ failure }: DocumentUpload) => failure === undefined;

/** Holds the chosen files until they are handed in. */
function useUploadList() {
  const [uploads, setUploads] = useState<readonly DocumentUpload[]>([]);
  return {
    uploads,
    append: (added: readonly DocumentUpload[]) => setUploads((before) => [...before, ...added]),
    change: (key: string, change: Partial<DocumentUpload>) =>
      setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...change } : upload))),
    drop: (key: string) => setUploads((before) => before.filter((upload) => upload.key !== key)),
  };
}

/**
 * Sends the chosen files of a landlord. One that fails stays, to be sent again.
 *
 * @param room documents that can still be handed in
 * @param onStored loads what is stored
 */
export function useDocumentUploads(room: number, onStored: () => PromiseLike<unknown>) {
  const t = useMessages(documentMessages);
  const dispatch = useDispatch();
  const { uploads, append, change, drop } = useUploadList();
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const started = running.current;
    return () => {
      for (const abort of started.values()) abort.abort();
    };
  }, []);
  const left = room - uploads.filter(isRunning).length;

  const send = async ({ key, kind, file }: DocumentUpload) => {
    const abort = new AbortController();
    running.current.set(key, abort);
    const onProgress = (sent: number) => change(key, { sent });
    const sending = uploadFile(`${addAccountDocument.path}?kind=${kind}`, file, {
      name: file.name,
      onProgress,
      signal: abort.signal,
    });
    const response = await dispatch(sending);
    running.current.delete(key);
    if (abort.signal.aborted) return;
    if ('error' in response) {
      change(key, { failure: failureOf(response.error) });
      return;
    }
    await onStored();
    drop(key);
    dispatch(flash({ type: 'success', text: t('handedIn', { name: file.name }) }));
  };
  return {
    uploads,
    isFull: left <= 0,
    add: (kind: AccountDocumentKind, files: readonly File[]) => {
      const added = files.map((file, at): DocumentUpload => {
        const failure = fileFailure(file, left - at);
        return { key: `document-${(keys += 1)}`, kind, file, sent: 0, failure };
      });
      append(added);
      for (const upload of added.filter(isRunning)) void send(upload);
    },
    retry: (upload: DocumentUpload) => {
      const failure = fileFailure(upload.file, left);
      change(upload.key, { failure, sent: 0 });
      if (!failure) void send(upload);
    },
    cancel: ({ key }: DocumentUpload) => {
      running.current.get(key)?.abort();
      drop(key);
    },
  };
}
export type DocumentUploads = ReturnType<typeof useDocumentUploads>;
