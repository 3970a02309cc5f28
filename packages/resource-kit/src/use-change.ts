import { api, flash, type ApiError } from '@porchlight/client';
import type { BulkAction, ResourceBulkResponse, ResourceReferences } from '@porchlight/contracts';
import { useDispatch } from '@porchlight/client/redux';
import { callsOf } from './resource-calls.ts';
import type { AnyRecord, ResourceScreens } from './resource-screens.ts';

type Sent = { readonly record: AnyRecord } | { readonly error: ApiError };
interface Change {
  unwrap(): Promise<unknown>;
}
const settle = (change: Change): Promise<Sent> =>
  change.unwrap().then(
    (record) => ({ record: record as AnyRecord }),
    (error: unknown) => ({ error: error as ApiError }),
  );

/** Returns the changes of a resource as functions that resolve to the changed record or to the error. */
export function useChange({ resource }: Pick<ResourceScreens, 'resource'>) {
  const dispatch = useDispatch();
  const { create, modify, bulkPart, revert, show } = callsOf(resource);
  return {
    create: (body: object) => settle(dispatch(create.initiate({ body } as never))),
    modify: (id: string, body: object) => settle(dispatch(modify.initiate({ params: { id }, body } as never))),
    revert: ({ id, version }: AnyRecord, to: number) =>
      settle(dispatch(revert.initiate({ params: { id }, body: { version, to } }))),
    /** Resolves to the result for each record, or to the error of the call. Does not reload the lists. */
    bulk: (
      action: BulkAction,
      records: ResourceReferences['records'],
    ): Promise<ResourceBulkResponse['results'] | ApiError> =>
      dispatch(
        bulkPart.initiate({ body: { action, records: records.map(({ id, version }) => ({ id, version })) } } as never),
      )
        .unwrap()
        .then(
          (response) => (response as unknown as ResourceBulkResponse).results,
          (error: unknown) => error as ApiError,
        ),
    reloadLists: () => dispatch(api.util.invalidateTags([{ type: 'Resource', id: resource.label }])),
    /** Loads the stored record, past the cache. */
    reload: (id: string) =>
      settle(dispatch(show.initiate({ params: { id } }, { forceRefetch: true, subscribe: false }))),
    notify: (type: 'success' | 'error', text: string) => dispatch(flash({ type, text })),
  };
}
