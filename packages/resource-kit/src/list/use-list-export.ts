import type { ApiError } from '@porchlight/client';
import { downloadFile, useDownload } from '@porchlight/client/consoles';
import { useDispatch } from '@porchlight/client/redux';
import type { ListExport } from '@porchlight/contracts';
import { useState } from 'react';
import { callsOf } from '../resource-calls.ts';
import type { ResourceScreens } from '../resource-screens.ts';
import { useFileName } from './use-file-name.ts';
import { toFileQuery, type ListAddress } from './use-list-address.ts';

const pollingMs = 1_000;

/** Downloads of a list: at once, or of a long one from a file that the service writes in the background. */
export function useListExport({ resource }: ResourceScreens, state: ListAddress) {
  const dispatch = useDispatch();
  const calls = callsOf(resource);
  const name = useFileName(resource, 'csv');
  const [isRunning, setRunning] = useState(false);
  const { data, refetch } = calls.getExport.useQuery(undefined as never, {
    pollingInterval: isRunning ? pollingMs : 0,
  });
  const background = data as unknown as ListExport | undefined;
  if (background && isRunning !== (background.state === 'running')) setRunning(!isRunning);
  const startInBackground = async (): Promise<ApiError | undefined> => {
    const { error } = await dispatch(calls.startExport.initiate({ query: toFileQuery(state) } as never));
    await refetch();
    return error as ApiError | undefined;
  };
  const cancel = async () => {
    await dispatch(calls.cancelExport.initiate(undefined as never));
    await refetch();
  };
  const path = `${resource.routes.export.path}?${new URLSearchParams(toFileQuery(state)).toString()}`;
  const list = useDownload(async () => {
    const error = await dispatch(downloadFile(path, name));
    return error?.code === 'too-many-rows' ? startInBackground() : error;
  });
  const file = useDownload(() => dispatch(downloadFile(resource.routes.getExportFile.path, name)));
  return { list, file, background, restart: () => void startInBackground(), cancel: () => void cancel() };
}
