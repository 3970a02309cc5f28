import { useFormat, useMessages, type ApiError } from '@porchlight/client';
import { LandlordResponseBody, landlordResponseLength, type LandlordQuestion } from '@porchlight/contracts/catalog';
import { Button, Notice } from '@porchlight/ui';
import { useState } from 'react';
import { reportMessages } from './messages/catalog.ts';
import { reportCalls } from './report-calls.ts';
import { TextDialog } from './text-dialog.tsx';

interface Props {
  readonly listingId: string;
  readonly asked: LandlordQuestion;
}

/** What support asks about a listing, and the response of its landlord, who writes it here. */
export function ReportQuestion({ listingId, asked: { question, dueAt, response, respondedAt } }: Props) {
  const t = useMessages(reportMessages);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [respond] = reportCalls.useRespondToReportQuestionMutation();
  return (
    <>
      <Notice
        tone={respondedAt === undefined ? 'warn' : 'info'}
        title={t('asked')}
        acts={respondedAt === undefined && <Button onClick={() => setOpen(true)}>{t('respond')}</Button>}
      >
        <p>{question}</p>
        {respondedAt === undefined ? (
          <p>{t('askedUntil', { date: format.date(dueAt) })}</p>
        ) : (
          <>
            <p>{t('yourResponse', { date: format.date(respondedAt) })}</p>
            <p>{response}</p>
          </>
        )}
      </Notice>
      <TextDialog
        type={LandlordResponseBody}
        texts={{
          title: t('responseTitle'),
          label: t('response'),
          hint: (count) => t('responseHint', { count, max: landlordResponseLength.max }),
          send: t('sendResponse'),
          failed: t('responseFailed'),
        }}
        send={async (body) => (await respond({ params: { id: listingId }, body })).error as ApiError | undefined}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
