import { useFormat, useMessages, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ErrorState } from '@porchlight/console-ui';
import type { OwnListing, OwnReportOutcome } from '@porchlight/contracts/catalog';
import { Button, LinkButton, Notice, Skeleton } from '@porchlight/ui';
import { useState } from 'react';
import { AppealDialog } from './appeal-dialog.tsx';
import { reportMessages } from './messages/catalog.ts';
import { reportCalls } from './report-calls.ts';
import { ReportQuestion } from './report-question.tsx';

interface Props {
  readonly listing: OwnListing;
}

/** What support asks about a listing, and why it is suspended, with the appeal; renders nothing otherwise. */
export const ReportNotice = ({ listing }: Props) => <LoadedNotice key={listing.id} listing={listing} />;

function LoadedNotice({ listing: { id, status } }: Props) {
  const t = useMessages(reportMessages);
  const { data, error, refetch } = reportCalls.useGetOwnReportOutcomeQuery({ params: { id } });
  const isSuspended = status === 'suspended';
  // Few listings have a question, of which a mail informs: loading and failures are shown for suspended ones only.
  if (error && isSuspended)
    return (
      <ErrorState
        title={t('outcomeFailed')}
        message={(error as ApiError).message}
        retryText={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return isSuspended ? <Skeleton shape="box" /> : null;
  const { outcome, question } = data;
  return (
    <>
      {question && <ReportQuestion listingId={id} asked={question} />}
      {isSuspended && outcome && <Outcome listingId={id} outcome={outcome} />}
    </>
  );
}

interface OutcomeProps {
  readonly listingId: string;
  readonly outcome: OwnReportOutcome;
}
/** Why a listing is suspended. */
function Outcome({ listingId, outcome }: OutcomeProps) {
  if (outcome.decision === 'suspended') return <Decided listingId={listingId} outcome={outcome} />;
  return outcome.heldAt && <Held />;
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

function Decided({ listingId, outcome }: OutcomeProps) {
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
