import { flash, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { ResourceBulkResponse } from '@porchlight/contracts';
import { useState } from 'react';
import { callsOf } from './resource-calls.ts';
import type { AnyRecord, ResourceScreens } from './resource-screens.ts';

/** What follows once a record is in the trash: the notification, and the next step. */
interface Removal {
  readonly doneText: string;
  readonly onDone: () => void;
}

/** Returns the removal of one record to the trash, with its state for a confirmation and the reason why it failed. */
export function useRemoval(
  { resource }: Pick<ResourceScreens, 'resource'>,
  { id, version }: Pick<AnyRecord, 'id' | 'version'>,
  { doneText, onDone }: Removal,
) {
  const dispatch = useDispatch();
  const [send, { isLoading: isBusy }] = callsOf(resource).bulk.useMutation();
  const [failure, setFailure] = useState<string>();
  const remove = async () => {
    const { data, error } = await send({ body: { action: 'remove', records: [{ id, version }] } } as never);
    const [result] = (data as unknown as ResourceBulkResponse | undefined)?.results ?? [];
    const message = error ? (error as ApiError).message : result?.message;
    setFailure(message);
    if (message !== undefined) return;
    dispatch(flash({ type: 'success', text: doneText }));
    onDone();
  };
  return { failure, isBusy, remove };
}
