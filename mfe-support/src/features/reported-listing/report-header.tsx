import { flash, useMessages, usePermission, useSession, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link } from '@porchlight/client/router';
import { PageHeader } from '@porchlight/console-ui';
import type { ReportedListing } from '@porchlight/contracts/catalog';
import { Button } from '@porchlight/ui';
import { reportCalls } from '../../shared/report-calls.ts';
import { DueTime } from '../../shared/reports/due-time.tsx';
import { ReportBadges } from '../../shared/reports/report-badges.tsx';
import { reportedListingsPath } from '../../shared/support-paths.ts';
import { reportedMessages } from './messages/catalog.ts';

interface Props {
  readonly reported: ReportedListing | undefined;
  readonly reload: () => PromiseLike<unknown>;
}

/** Title of a reported listing, with its badges, the time to decide and the button to claim it. */
export function ReportHeader({ reported, reload }: Props) {
  const t = useMessages(reportedMessages);
  const { user } = useSession();
  const mayDecide = usePermission('modifyReportedListings');
  const canClaim = reported && mayDecide && !reported.decision && reported.claimedBy !== user?.id;
  return (
    <PageHeader
      title={reported ? <span lang={reported.lang}>{reported.title}</span> : t('listing')}
      status={
        reported && (
          <>
            <ReportBadges reported={reported} />
            {!reported.decision && <DueTime dueAt={reported.dueAt} />}
          </>
        )
      }
      action={canClaim && <ClaimButton id={reported.id} reload={reload} />}
      breadcrumbs={[{ to: reportedListingsPath, label: t('queue') }]}
      breadcrumbsLabel={t('path')}
      link={Link}
    />
  );
}

function ClaimButton({ id, reload }: { readonly id: string; readonly reload: () => PromiseLike<unknown> }) {
  const t = useMessages(reportedMessages);
  const dispatch = useDispatch();
  const [claim, { isLoading }] = reportCalls.useClaimReportedListingMutation();
  const run = async () => {
    const { error } = await claim({ params: { id } });
    if (error) dispatch(flash({ type: 'warning', text: (error as ApiError).message }));
    await reload();
  };
  return (
    <Button onClick={() => void run()} isBusy={isLoading}>
      {t('claim')}
    </Button>
  );
}
