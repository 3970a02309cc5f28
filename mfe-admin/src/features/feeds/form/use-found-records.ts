import { useDebouncedValue } from '@mantine/hooks';
import type { AnyResource } from '@porchlight/contracts';
import { callsOf, type AnyRecord } from '@porchlight/resource-kit';

const debounceMs = 200;
const maxShown = 8;
const none: readonly AnyRecord[] = [];

/** Finds records of a resource by a text, the first ones without it, and says why there are none. */
export function useFoundRecords(resource: AnyResource, text: string, isTyping: boolean) {
  const typed = text.trim();
  const [search] = useDebouncedValue(typed, debounceMs);
  const { currentData, isError } = callsOf(resource).list.useQuery(
    { query: { perPage: maxShown, ...(search ? { search } : {}) } },
    { skip: !isTyping },
  );
  const records = isTyping ? (currentData?.records as unknown as readonly AnyRecord[] | undefined) : undefined;
  const note = isError ? 'findFailed' : records?.length === 0 ? 'noneFound' : undefined;
  return { records: records ?? none, note } as const;
}

/** Returns the name of the record that a field refers to; its id if it cannot be loaded. */
export function useStoredName(resource: AnyResource, id: string, labelOf: (record: AnyRecord) => string): string {
  const { currentData, isError } = callsOf(resource).show.useQuery({ params: { id } }, { skip: id === '' });
  if (currentData) return labelOf(currentData as unknown as AnyRecord);
  return isError ? id : '';
}
