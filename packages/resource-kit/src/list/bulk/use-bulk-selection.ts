import { useLanguage, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { ResourceReferences } from '@porchlight/contracts';
import { useState } from 'react';
import { callsOf } from '../../resource-calls.ts';
import { nameOf, type AnyRecord, type ResourceScreens } from '../../resource-screens.ts';
import { useChange } from '../../use-change.ts';
import { toFileQuery, type ListAddress } from '../use-list-address.ts';
import type { SelectedRecord } from './bulk-result.ts';

interface WholeList extends ResourceReferences {
  /** Filters and order that the records are of. */
  readonly query: string;
}

/**
 * Returns the selected records of a list: rows of its page, or all records of the filter, with the versions that they
 * had when they were selected.
 */
export function useBulkSelection(screens: ResourceScreens, state: ListAddress, rows: readonly AnyRecord[]) {
  const dispatch = useDispatch();
  const language = useLanguage();
  const { notify } = useChange(screens);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [whole, setWhole] = useState<WholeList>();
  const [isLoading, setLoading] = useState(false);
  const query = new URLSearchParams(toFileQuery(state)).toString();
  const all = whole?.query === query ? whole : undefined;
  const toSelected = (record: AnyRecord): SelectedRecord => ({
    id: record.id,
    version: record.version,
    name: nameOf(screens, record, language),
  });
  const selectable = all?.records ?? rows.map(toSelected);
  const selectWhole = async () => {
    setLoading(true);
    const { references } = callsOf(screens.resource);
    const call = references.initiate({ query: toFileQuery(state) } as never, { forceRefetch: true, subscribe: false });
    const { data, error } = await dispatch(call);
    setLoading(false);
    if (!data) {
      notify('error', (error as ApiError).message);
      return;
    }
    const found = data as unknown as ResourceReferences;
    setWhole({ ...found, query });
    setIds(new Set(found.records.map(({ id }) => id)));
  };
  return {
    ids,
    records: selectable.filter(({ id }) => ids.has(id)),
    select: setIds,
    toSelected,
    clear: () => {
      setIds(new Set());
      setWhole(undefined);
    },
    /** Whether the records are all of a list, or its first 5,000. */
    isWhole: all !== undefined,
    isCut: all?.more === true,
    isPageSelected: rows.every(({ id }) => ids.has(id)),
    isLoading,
    selectWhole: () => void selectWhole(),
  };
}
export type BulkSelection = ReturnType<typeof useBulkSelection>;
