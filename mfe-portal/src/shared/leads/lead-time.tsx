import { useFormat, useNow } from '@porchlight/client';
import type { LeadSummary } from '@porchlight/contracts/catalog';
import { Badge, VisuallyHidden } from '@porchlight/ui';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { waitingSinceOf, waitOf, type Wait } from './wait.ts';

/** Dates older than this number of days are written out. */
const maxDaysAgo = 6;
const dayMs = 86_400_000;

interface Props {
  readonly lead: LeadSummary;
  /** Read out before a wait. */
  readonly waitingFor: string;
  readonly textOf: (wait: Wait) => string;
  readonly timeClass: string | undefined;
  readonly waitClass: string | undefined;
}

/** How long the renter has waited, or when the last message was sent. */
export function LeadTime({ lead, waitingFor, textOf, timeClass, waitClass }: Props) {
  const format = useFormat();
  const now = useNow();
  const since = waitingSinceOf(lead);
  if (since === undefined) {
    const isRecent = now.getTime() - Date.parse(lead.updatedAt) < maxDaysAgo * dayMs;
    return (
      <time className={timeClass} dateTime={lead.updatedAt}>
        {isRecent ? format.ago(lead.updatedAt, now) : format.date(lead.updatedAt)}
      </time>
    );
  }
  const wait = waitOf(since, now);
  return (
    <Badge tone={wait.tone} icon={IconClock} className={waitClass}>
      <VisuallyHidden>{waitingFor} </VisuallyHidden>
      {textOf(wait)}
    </Badge>
  );
}
