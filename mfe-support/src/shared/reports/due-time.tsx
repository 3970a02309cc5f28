import { useMessages, useNow } from '@porchlight/client';
import { useMoment } from '../use-moment.ts';
import { reportMessages } from './messages/catalog.ts';

/** Until when support decides about reports, or since when it is late. */
export function DueTime({ dueAt }: { readonly dueAt: string }) {
  const t = useMessages(reportMessages);
  const momentOf = useMoment();
  const isLate = useNow().getTime() > Date.parse(dueAt);
  const text = t(isLate ? 'overdue' : 'due', { time: momentOf(dueAt) });
  return <time dateTime={dueAt}>{isLate ? <strong>{text}</strong> : text}</time>;
}
