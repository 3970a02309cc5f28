import type { ApiError } from '@porchlight/client';
import { useState } from 'react';

/** State of a download that a button starts: whether it runs, and the error of the last one. */
export function useDownload(download: () => Promise<ApiError | undefined>) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const start = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    setError(await download());
    setBusy(false);
  };
  return { isBusy, error, start: () => void start() };
}
