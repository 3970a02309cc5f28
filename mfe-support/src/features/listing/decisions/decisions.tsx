import { useMessages } from '@porchlight/client';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import layout from '../listing.module.css';
import { listingMessages } from '../messages/catalog.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import type { Decision } from './decision.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export interface DecisionProps {
  readonly listing: OwnListing;
  /** Loads what is stored now. */
  readonly reload: () => PromiseLike<unknown>;
}

/**
 * Buttons for the decisions about a listing in review, with their dialogs. The dialogs stay while they are
 * closed: closing them returns the focus to the button, and what was typed is there when they open again.
 */
export function Decisions(props: DecisionProps) {
  const t = useMessages(listingMessages);
  const [open, setOpen] = useState<Decision>();
  const dialogProps = (decision: Decision) => ({
    ...props,
    isOpen: open === decision,
    onClose: () => setOpen(undefined),
  });
  return (
    <>
      {props.listing.status === 'pending_review' && (
        <div role="group" aria-label={t('decide')} className={layout.decisions}>
          <Button look="primary" onClick={() => setOpen('approved')}>
            {t('approve')}
          </Button>
          <Button onClick={() => setOpen('changes-requested')}>{t('askForChanges')}</Button>
          <Button look="danger" onClick={() => setOpen('rejected')}>
            {t('reject')}
          </Button>
        </div>
      )}
      <ApproveDialog {...dialogProps('approved')} />
      <ReasonDialog {...dialogProps('changes-requested')} decision="changes-requested" />
      <ReasonDialog {...dialogProps('rejected')} decision="rejected" />
    </>
  );
}
