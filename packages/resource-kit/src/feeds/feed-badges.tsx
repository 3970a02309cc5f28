import { useMessages } from '@porchlight/client';
import { StatusBadge, type StatusTone } from '@porchlight/console-ui';
import type { FeedHealth, FeedRunState } from '@porchlight/contracts/catalog';
import { feedMessages } from './messages/catalog.ts';

const healthTones: Readonly<Record<FeedHealth, StatusTone>> = {
  none: 'quiet',
  ok: 'ok',
  warnings: 'warn',
  held: 'warn',
  failing: 'danger',
  overdue: 'danger',
};
/** Badge of the health of a feed. */
export function FeedHealthBadge({ health }: { readonly health: FeedHealth }) {
  const t = useMessages(feedMessages);
  return <StatusBadge tone={healthTones[health]}>{t(`health.${health}`)}</StatusBadge>;
}

const stateTones: Readonly<Record<FeedRunState, StatusTone>> = {
  queued: 'info',
  reading: 'info',
  held: 'warn',
  applying: 'info',
  ok: 'ok',
  partial: 'warn',
  failed: 'danger',
  cancelled: 'quiet',
};
/** Badge of the state of a run of a feed. */
export function FeedRunBadge({ state }: { readonly state: FeedRunState }) {
  const t = useMessages(feedMessages);
  return <StatusBadge tone={stateTones[state]}>{t(`state.${state}`)}</StatusBadge>;
}
