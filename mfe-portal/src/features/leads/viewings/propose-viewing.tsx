import { useMessages } from '@porchlight/client';
import { maxViewings, type Lead } from '@porchlight/contracts/catalog';
import { Button } from '@porchlight/ui';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { useState } from 'react';
import { leadsMessages } from '../messages/catalog.ts';
import { ProposalForm } from './proposal-form.tsx';

/** Button that opens the form of a proposal; absent while one is open, and where none is possible. */
export function ProposeViewing({ lead }: { readonly lead: Lead }) {
  const t = useMessages(leadsMessages);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ProposalForm lead={lead} onClose={() => setOpen(false)} />;
  const { isErased, isBlocked, listing, viewings } = lead;
  const hasOpen = viewings.some(({ status }) => status === 'proposed');
  if (isErased || isBlocked || listing.isClosed || hasOpen || viewings.length >= maxViewings) return null;
  return (
    <div>
      <Button icon={IconCalendarPlus} onClick={() => setOpen(true)}>
        {t('proposeViewing')}
      </Button>
    </div>
  );
}
