import { useMessages, type ApiError } from '@porchlight/client';
import { uploadFile } from '@porchlight/client/consoles';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import { maxImportBytes, uploadAccountImport, type AccountImport } from '@porchlight/contracts/accounts';
import { useEffect, useRef, useState } from 'react';
import { accountImportPath } from '../../../shared/support-paths.ts';
import { importMessages } from '../messages/catalog.ts';

type Fault = 'tooLarge' | 'wrongType' | 'interrupted';
interface Sending {
  readonly name: string;
  /** Share of the bytes that was sent, from 0 to 1. */
  readonly sent: number;
}

/** Returns why a chosen file cannot be sent; its content is checked by the server. */
function faultOf({ name, size }: File): Fault | undefined {
  if (!/\.(?:csv|txt|tsv|xlsx)$/i.test(name)) return 'wrongType';
  return size > maxImportBytes ? 'tooLarge' : undefined;
}

/** Sends the file of an import, and opens the import once it is read. */
export function useImportUpload() {
  const t = useMessages(importMessages);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const abort = new AbortController();
    running.current = abort;
    const onProgress = (sent: number) => setSending({ name: file.name, sent });
    onProgress(0);
    const options = { name: file.name, onProgress, signal: abort.signal };
    const response = await dispatch(uploadFile(uploadAccountImport.path, file, options));
    if (abort.signal.aborted) return;
    setSending(undefined);
    if ('error' in response) setFailure(textOf(response.error));
    else navigate(accountImportPath((response.body as AccountImport).id));
  };
  const textOf = ({ status, message }: ApiError) => {
    if (status === 0) return t('interrupted');
    return status === 413 ? t('tooLarge') : message;
  };
  return {
    sending,
    failure,
    choose: (file: File) => {
      const fault = faultOf(file);
      setFailure(fault && t(fault));
      if (!fault) void send(file);
    },
    cancel: () => {
      running.current?.abort();
      setSending(undefined);
    },
  };
}
