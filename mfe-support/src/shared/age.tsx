import { useFormat, useNow } from '@porchlight/client';
import { useMoment } from './use-moment.ts';

/** Time since an instant, '3 hours ago', with the exact time as its tooltip. */
export function Age({ since }: { readonly since: string }) {
  const format = useFormat();
  const now = useNow();
  const momentOf = useMoment();
  return (
    <time dateTime={since} title={momentOf(since)}>
      {format.ago(since, now)}
    </time>
  );
}
