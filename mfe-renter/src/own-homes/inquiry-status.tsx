import type { InquirySummary } from '@porchlight/contracts/catalog';
import { Badge } from '@porchlight/ui';
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessageReply.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useOwnWords } from './words/catalogue.ts';

const looks = {
  sent: { icon: IconSend, tone: 'neutral' },
  seen: { icon: IconChecks, tone: 'info' },
  replied: { icon: IconMessage, tone: 'ok' },
} as const;

/** How far an inquiry has come: a word, its colour and its picture. */
export const InquiryStatus = ({ status }: { readonly status: InquirySummary['status'] }) => (
  <Badge {...looks[status]}>{useOwnWords()(status)}</Badge>
);
