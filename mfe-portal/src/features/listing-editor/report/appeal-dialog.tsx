import { useMessages, type ApiError } from '@porchlight/client';
import { appealLength, ReportAppeal } from '@porchlight/contracts/catalog';
import { reportMessages } from './messages/catalog.ts';
import { reportCalls } from './report-calls.ts';
import { TextDialog } from './text-dialog.tsx';

interface Props {
  readonly listingId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog in which a landlord appeals against a suspension, once. */
export function AppealDialog({ listingId, ...state }: Props) {
  const t = useMessages(reportMessages);
  const [appeal] = reportCalls.useAppealReportDecisionMutation();
  return (
    <TextDialog
      {...state}
      type={ReportAppeal}
      texts={{
        title: t('title'),
        label: t('text'),
        hint: (count) => t('textHint', { count, max: appealLength.max }),
        send: t('send'),
        failed: t('failed'),
      }}
      send={async (body) => (await appeal({ params: { id: listingId }, body })).error as ApiError | undefined}
    />
  );
}
