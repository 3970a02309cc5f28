import { useMessages } from '@porchlight/client';
import { StatusBadge, type StatusTone } from '@porchlight/console-ui';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { editorMessages } from '../messages/catalog.ts';

type State = 'live' | 'off' | Exclude<OwnListing['status'], 'active' | 'merged' | 'deleted'>;
const tones: Readonly<Record<State, StatusTone>> = {
  live: 'ok',
  off: 'quiet',
  draft: 'quiet',
  pending_review: 'info',
  changes_requested: 'warn',
  scheduled: 'info',
  paused: 'quiet',
  expired: 'quiet',
  rented: 'quiet',
  suspended: 'danger',
  rejected: 'danger',
};
const isState = (status: string): status is State => Object.hasOwn(tones, status);

/** Badge of the state of a listing: live or off while it is active, else its status. */
export function ListingState({ listing: { status, isLive } }: { readonly listing: OwnListing }) {
  const t = useMessages(editorMessages);
  const state = isLive ? 'live' : isState(status) ? status : 'off';
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}
