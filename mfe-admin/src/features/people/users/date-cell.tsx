import { useFormat } from '@porchlight/client';
import type { AnyRecord } from '@porchlight/resource-kit';

/** Returns the cell of a field that is a time, or empty. */
export const DateCell = (field: string) =>
  function RecordDate({ record }: { readonly record: AnyRecord }) {
    const format = useFormat();
    const at = record[field] as string | undefined;
    return at ? <time dateTime={at}>{format.date(at)}</time> : null;
  };
