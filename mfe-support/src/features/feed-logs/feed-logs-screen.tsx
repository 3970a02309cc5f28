import { useMessages } from '@porchlight/client';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { StaffOnly } from '@porchlight/resource-kit';
import { Button } from '@porchlight/ui';
import { feedLogMessages } from './messages/catalog.ts';
import { RunFilters } from './runs/run-filters.tsx';
import { RunList } from './runs/run-list.tsx';
import { useRunColumns } from './runs/use-run-columns.tsx';
import { useRunsAddress } from './runs/use-runs-address.ts';

/** List of the runs of all feeds; filters and page are in the address. */
export function FeedLogsScreen() {
  const t = useMessages(feedLogMessages);
  return (
    <ConsolePage>
      <PageHeader title={t('title')} description={t('description')} />
      <StaffOnly permission="showFeedLogs">
        <AllRuns />
      </StaffOnly>
    </ConsolePage>
  );
}

function AllRuns() {
  const t = useMessages(feedLogMessages);
  const address = useRunsAddress();
  const { request, isFiltered, clear } = address;
  return (
    <>
      <RunFilters address={address} />
      <RunList
        request={request}
        columns={useRunColumns()}
        empty={{
          title: t('runsEmpty'),
          acts: isFiltered && <Button onClick={clear}>{t('clear')}</Button>,
        }}
      />
    </>
  );
}
