import { useFormat, useMessages, useNow } from '@porchlight/client';
import type { LeadSummary } from '@porchlight/contracts/catalog';
import { Badge, VisuallyHidden } from '@porchlight/ui';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { waitingSinceOf, waitOf } from '../../../shared/leads/wait.ts';
import { dashboardMessages } from '../messages/catalog.ts';
import css from './leads.module.css';

/** Dates older than this number of days are written out. */
const maxDaysAgo = 6;
const dayMs = 86_400_000;

/** How long the renter has waited, or when the last message was sent. */
export function LeadTime({ lead }: { readonly lead: LeadSummary }) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const now = useNow();
  const since = waitingSinceOf(lead);
  if (since === undefined) {
    const isRecent = now.getTime() - Date.parse(lead.updatedAt) < maxDaysAgo * dayMs;
    return (
      <time className={css.time} dateTime={lead.updatedAt}>
        {isRecent ? format.ago(lead.updatedAt, now) : format.date(lead.updatedAt)}
      </time>
    );
  }
  const { unit, count, tone } = waitOf(since, now);
  return (
    <Badge tone={tone} icon={IconClock} className={css.wait}>
      <VisuallyHidden>{t('waitingFor')} </VisuallyHidden>
      {t(`wait.${unit}`, { count })}
    </Badge>
  );
}
