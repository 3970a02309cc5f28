import { useMessages } from '@porchlight/client';
import { StatusBadge, type StatusTone } from '@porchlight/console-ui';
import type { RenterMailState, RenterState } from '@porchlight/contracts/accounts';
import { rentersMessages } from './messages/catalog.ts';

const stateTones: Readonly<Record<RenterState, StatusTone>> = {
  active: 'ok',
  unclaimed: 'quiet',
  disabled: 'warn',
  deletion_pending: 'warn',
};
const mailTones: Readonly<Record<RenterMailState, StatusTone>> = {
  verified: 'ok',
  unverified: 'quiet',
  stopped: 'warn',
};

/** State of a renter's account. */
export function RenterStateBadge({ state }: { readonly state: RenterState }) {
  const t = useMessages(rentersMessages);
  return <StatusBadge tone={stateTones[state]}>{t(`state.${state}`)}</StatusBadge>;
}
/** Whether a renter's address is verified, or all lists are stopped for it. */
export function MailStateBadge({ state }: { readonly state: RenterMailState }) {
  const t = useMessages(rentersMessages);
  return <StatusBadge tone={mailTones[state]}>{t(`mail.${state}`)}</StatusBadge>;
}
