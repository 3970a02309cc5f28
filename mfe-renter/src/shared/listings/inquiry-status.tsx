import type { InquirySummary } from '@porchlight/contracts/catalog';
import { Badge } from '@porchlight/ui';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessageReply.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useOwnMessages } from './messages/catalog.ts';

const appearances = {
  held: { icon: IconHourglass, tone: 'warn' },
  refused: { icon: IconCircleX, tone: 'warn' },
  sent: { icon: IconSend, tone: 'neutral' },
  seen: { icon: IconChecks, tone: 'info' },
  replied: { icon: IconMessage, tone: 'ok' },
} as const;

/** Renders the status of an inquiry as text, colour and icon. */
export const InquiryStatus = ({ status }: { readonly status: InquirySummary['status'] }) => (
  <Badge {...appearances[status]}>{useOwnMessages()(status)}</Badge>
);
