import { useMessages } from '@porchlight/client';
import type { StatusTone } from '@porchlight/console-ui';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { listingStateMessages } from './messages/catalog.ts';

type State = 'live' | 'off' | Exclude<OwnListing['status'], 'active' | 'merged'>;
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
  deleted: 'quiet',
};
const isState = (status: string): status is State => Object.hasOwn(tones, status);

/** Returns the state of a listing in words, with its tone: live or off while it is active, else its status. */
export function useListingState({ status, isLive }: Pick<OwnListing, 'status' | 'isLive'>): {
  readonly text: string;
  readonly tone: StatusTone;
} {
  const t = useMessages(listingStateMessages);
  const state = isLive ? 'live' : isState(status) ? status : 'off';
  return { text: t(`state.${state}`), tone: tones[state] };
}
