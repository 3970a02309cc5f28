import { useMessages } from '@porchlight/client';
import { StatusBadge, type StatusTone } from '@porchlight/console-ui';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { listingStateMessages } from './messages/catalog.ts';

const tones: Readonly<Record<OwnListing['status'], StatusTone>> = {
  draft: 'quiet',
  pending_review: 'info',
  changes_requested: 'warn',
  scheduled: 'info',
  active: 'ok',
  paused: 'quiet',
  expired: 'quiet',
  rented: 'quiet',
  suspended: 'danger',
  rejected: 'danger',
  merged: 'quiet',
  deleted: 'quiet',
};

/** Badge of the state of a listing; an active one is live or off. */
export function ListingState({
  listing: { status, isLive },
}: {
  readonly listing: Pick<OwnListing, 'status' | 'isLive'>;
}) {
  const t = useMessages(listingStateMessages);
  if (status === 'active' && !isLive) return <StatusBadge tone="quiet">{t('state.off')}</StatusBadge>;
  return <StatusBadge tone={tones[status]}>{t(`state.${status}`)}</StatusBadge>;
}
