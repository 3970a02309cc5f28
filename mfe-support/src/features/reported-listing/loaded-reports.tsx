import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { RowsSkeleton } from '@porchlight/console-ui';
import type { ReportedListing } from '@porchlight/contracts/catalog';
import { Notice } from '@porchlight/ui';
import { useQueueKeys } from '../../shared/lists/use-queue-keys.ts';
import { RecordFailure } from '../../shared/record-failure.tsx';
import { reportCalls } from '../../shared/report-calls.ts';
import { reportedListingPath, reportedListingsPath } from '../../shared/support-paths.ts';
import { SamePhoneCard } from '../../shared/users/same-phone-card.tsx';
import { DecisionBar } from './decide/decision-bar.tsx';
import { ChangesCard } from './evidence/changes-card.tsx';
import { EvidenceCard } from './evidence/evidence-card.tsx';
import { LandlordCard } from './evidence/landlord-card.tsx';
import { SamePhotosCard } from './evidence/same-photos-card.tsx';
import { ListingFacts } from './listing-facts.tsx';
import { Outcomes } from './outcomes.tsx';
import css from './reported-listing.module.css';
import { reportedMessages } from './messages/catalog.ts';
import { QuestionsCard } from './questions-card.tsx';
import { RefundCard } from './refund-card.tsx';
import { ReportHeader } from './report-header.tsx';
import { ReportsCard } from './reports-card.tsx';
import { StealthNotice } from './stealth-notice.tsx';

/** Loads a reported listing. */
export function LoadedReports({ id }: { readonly id: string }) {
  const t = useMessages(reportedMessages);
  const { currentData, error, refetch } = reportCalls.useGetReportedListingQuery({ params: { id } });
  const failure = error as ApiError | undefined;
  const { data: queue } = reportCalls.useListReportedListingsQuery({ query: { list: 'open' } });
  useQueueKeys({ queue: queue?.reportedListings, currentId: id, pathOf: reportedListingPath });
  return (
    <>
      <ReportHeader reported={currentData} reload={refetch} />
      {failure && (
        <RecordFailure failure={failure} onRetry={() => void refetch()} listPath={reportedListingsPath} t={t} />
      )}
      {!currentData && !failure && <RowsSkeleton label={t('loading')} />}
      {/* A failed reload leaves what was loaded before. */}
      {currentData && <Reports reported={currentData} reload={refetch} />}
    </>
  );
}

interface ReportsProps {
  readonly reported: ReportedListing;
  /** Loads what is stored now. */
  readonly reload: () => PromiseLike<{ readonly data?: ReportedListing | undefined }>;
}
function Reports({ reported, reload }: ReportsProps) {
  const t = useMessages(reportedMessages);
  const mayDecide = usePermission('modifyReportedListings');
  return (
    <>
      {reported.hold && (
        <Notice tone="warn" title={t('holdTitle')}>
          {t(`hold.${reported.hold}`)}
        </Notice>
      )}
      <StealthNotice reported={reported} reload={reload} />
      <div className={css.columns}>
        <ReportsCard reports={reported.reports} />
        <ListingFacts reported={reported} />
        <EvidenceCard reported={reported} />
        <LandlordCard id={reported.id} />
        <SamePhoneCard userId={reported.landlordId} />
        <ChangesCard reported={reported} />
        <SamePhotosCard id={reported.id} />
        <QuestionsCard reported={reported} />
        <RefundCard reported={reported} />
        <Outcomes reported={reported} />
      </div>
      {mayDecide && <DecisionBar reported={reported} reload={reload} />}
    </>
  );
}
