import { useNavigate } from '@porchlight/client/router';
import { useKeys } from '@porchlight/console-ui';
import { reportCalls } from '../../shared/report-calls.ts';
import { reportedListingPath } from '../../shared/support-paths.ts';

/** Opens the next reported listing of the queue with J, and the previous one with K. */
export function useQueueKeys(id: string): void {
  const navigate = useNavigate();
  const { data } = reportCalls.useListReportedListingsQuery({ query: { list: 'open' } });
  const queue = data?.reportedListings ?? [];
  const place = queue.findIndex((one) => one.id === id);
  const open = (at: number) => {
    const found = queue[at];
    if (found) navigate(reportedListingPath(found.id));
  };
  useKeys({ j: () => open(place + 1), k: () => open(place - 1) });
}
