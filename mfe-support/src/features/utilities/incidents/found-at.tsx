import { useFormat } from '@porchlight/client';
import type { AnyRecord } from '@porchlight/resource-kit';

/** Day on which an incident was found. */
export function FoundAt({ record }: { readonly record: AnyRecord }) {
  const format = useFormat();
  const time = String(record['foundAt']);
  return <time dateTime={time}>{format.date(time)}</time>;
}
