import { useMessages } from '@porchlight/client';
import type { Column } from '@porchlight/console-ui';
import type { FeedRun, FeedRunsPage, FeedRunsQuery } from '@porchlight/contracts/catalog';
import { feedCalls, feedRunPath } from '@porchlight/resource-kit';
import { PageList } from '../../../shared/lists/page-list.tsx';
import type { EmptyList } from '../../../shared/lists/row-list.tsx';
import { useMoment } from '../../../shared/use-moment.ts';
import { feedLogMessages } from '../messages/catalog.ts';

interface Props {
  readonly request: FeedRunsQuery;
  readonly columns: readonly Column<FeedRun>[];
  readonly empty: EmptyList;
}

/** One page of runs, newest first, which lead to their logs. */
export function RunList({ request, columns, empty }: Props) {
  const t = useMessages(feedLogMessages);
  const momentOf = useMoment();
  const call = feedCalls.useListFeedRunsQuery({ query: request }, { refetchOnMountOrArgChange: true });
  const pathIn = (runs: readonly FeedRun[]) => (id: string) =>
    feedRunPath(runs.find((run) => run.id === id) ?? { id, feedId: '' });
  return (
    <PageList
      call={call}
      columns={columns}
      label={t('runs')}
      texts={{ loading: t('runsLoading'), failed: t('runsFailed'), tryAgain: t('tryAgain') }}
      show={({ runs, pagination }: FeedRunsPage) => ({
        rows: runs,
        nameOf: ({ feedName, startedAt }) => `${feedName}, ${momentOf(startedAt)}`,
        pathOf: pathIn(runs),
        caption: t('runs'),
        empty,
        count: t('runsCount', { count: pagination.total }),
      })}
    />
  );
}
