import { usePermission } from '@porchlight/client';
import type { OpenForm } from '@porchlight/resource-kit';
import { LastRuns } from './last-runs.tsx';
import { Operation } from './operation.tsx';

/** Beside the form of a stored feed: its last runs, and whether it is on. */
export function FeedSide(open: OpenForm) {
  const mayShowRuns = usePermission('showFeedLogs');
  const { record } = open;
  if (!record) return null;
  return (
    <>
      {mayShowRuns && <LastRuns record={record} />}
      {!record.deletedAt && <Operation {...open} record={record} />}
    </>
  );
}
