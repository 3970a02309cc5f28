import { useMessages } from '@porchlight/client';
import { StatusBadge, type StatusTone } from '@porchlight/console-ui';
import type { StaffInquiryState } from '@porchlight/contracts/catalog';
import { inquiriesMessages } from './messages/catalog.ts';

const tones: Readonly<Record<StaffInquiryState, StatusTone>> = {
  new: 'info',
  answered: 'ok',
  spam: 'quiet',
  held: 'warn',
};

/** State of an inquiry. */
export function InquiryStateBadge({ state }: { readonly state: StaffInquiryState }) {
  const t = useMessages(inquiriesMessages);
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}
