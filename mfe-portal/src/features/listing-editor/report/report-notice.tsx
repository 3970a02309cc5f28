import { useFormat, useMessages, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ErrorState } from '@porchlight/console-ui';
import type { OwnListing, OwnReportOutcome } from '@porchlight/contracts/catalog';
import { Button, LinkButton, Notice, Skeleton } from '@porchlight/ui';
import { useState } from 'react';
import { AppealDialog } from './appeal-dialog.tsx';
import { reportMessages } from './messages/catalog.ts';
import { reportCalls } from './report-calls.ts';

/** Why a listing is suspended, with the appeal; renders nothing for listings in other states. */
export function ReportNotice({ listing: { id, status } }: { readonly listing: OwnListing }) {
  return status === 'suspended' ? <SuspendedNotice key={id} listingId={id} /> : null;
}

function SuspendedNotice({ listingId }: { readonly listingId: string }) {
  const t = useMessages(reportMessages);
  const { data, error, refetch } = reportCalls.useGetOwnReportOutcomeQuery({ params: { id: listingId } });
  if (error)
    return (
      <ErrorState
        title={t('outcomeFailed')}
        message={(error as ApiError).message}
        retryText={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton shape="box" />;
  if (data.outcome?.decision === 'suspended') return <Decided listingId={listingId} outcome={data.outcome} />;
  return data.outcome?.heldAt ? <Held /> : null;
}

/** Names the automatic hold, and how to reach a person. */
function Held() {
  const t = useMessages(reportMessages);
  return (
    <Notice
      tone="warn"
      title={t('held')}
      acts={
        <LinkButton link={Link} to="/contact">
          {t('reachPerson')}
        </LinkButton>
      }
    >
      {t('heldText')}
    </Notice>
  );
}

function Decided({ listingId, outcome }: { readonly listingId: string; readonly outcome: OwnReportOutcome }) {
  const t = useMessages(reportMessages);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { reason, decidedAt = '', appealUntil, appealedAt } = outcome;
  return (
    <>
      <Notice
        tone="danger"
        title={t('suspended')}
        acts={appealUntil !== undefined && <Button onClick={() => setOpen(true)}>{t('appeal')}</Button>}
      >
        <p>{reason}</p>
        <p>{t('suspendedOn', { date: format.date(decidedAt) })}</p>
        {appealUntil !== undefined && <p>{t('appealUntil', { date: format.date(appealUntil) })}</p>}
        {appealedAt !== undefined && <p>{t('appealed', { date: format.date(appealedAt) })}</p>}
      </Notice>
      <AppealDialog listingId={listingId} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
