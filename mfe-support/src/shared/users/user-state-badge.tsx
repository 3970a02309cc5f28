import { useMessages } from '@porchlight/client';
import { StatusBadge, type StatusTone } from '@porchlight/console-ui';
import type { SupportUser } from '@porchlight/contracts/accounts';
import { sharedUserMessages } from './messages/catalog.ts';

type State = SupportUser['userState'];
const tones: Readonly<Record<State, StatusTone>> = {
  active: 'ok',
  invited: 'quiet',
  disabled: 'warn',
  leaving: 'warn',
  merged: 'quiet',
};

/** State of the account of a user. */
export function UserStateBadge({ state }: { readonly state: State }) {
  const t = useMessages(sharedUserMessages);
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}
