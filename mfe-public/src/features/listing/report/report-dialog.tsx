import type { Listing } from '@porchlight/contracts/catalog';
import { Dialog } from '@porchlight/ui';
import { useState } from 'react';
import { usePublicMessages } from '../../../messages/catalog.ts';
import { useReportMessages } from './messages/catalog.ts';
import { ReportForm } from './report-form.tsx';
import { ReportThanks } from './report-thanks.tsx';

export interface ReportDialogProps {
  readonly listing: Listing;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog that reports a listing to support, and gives the number of the report. */
export function ReportDialog({ listing, isOpen, onClose }: ReportDialogProps) {
  const t = useReportMessages();
  const tPublic = usePublicMessages();
  const [reference, setReference] = useState<string>();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={reference === undefined ? t('title') : t('thanks')}
      closeLabel={tPublic('close')}
    >
      {reference === undefined ? (
        <ReportForm listingId={listing.id} onSent={setReference} />
      ) : (
        <ReportThanks reference={reference} onClose={onClose} />
      )}
    </Dialog>
  );
}
