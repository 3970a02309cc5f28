import { useMessages, type ApiError } from '@porchlight/client';
import { Link, useParams, useSearchParams } from '@porchlight/client/router';
import { ConsolePage, PageHeader, RowsSkeleton } from '@porchlight/console-ui';
import type { SupportFeed } from '@porchlight/contracts/catalog';
import { FeedHealthBadge, feedRunParam, RunFeed, StaffOnly } from '@porchlight/resource-kit';
import { Badge } from '@porchlight/ui';
import { feedLogCalls } from '../../shared/feed-calls.ts';
import { RecordFailure } from '../../shared/record-failure.tsx';
import { feedLogsPath } from '../../shared/support-paths.ts';
import { FeedOverview } from './feed/feed-overview.tsx';
import { feedLogMessages } from './messages/catalog.ts';
import { OpenRun } from './run/open-run.tsx';

/** Log of the feed of the address: its facts and its runs, or the run that is open. */
export function FeedLogScreen() {
  const { feed_id: id = '' } = useParams();
  return (
    <ConsolePage>
      <StaffOnly permission="showFeedLogs">
        <LoadedFeed key={id} id={id} />
      </StaffOnly>
    </ConsolePage>
  );
}

function LoadedFeed({ id }: { readonly id: string }) {
  const { currentData, error, refetch } = feedLogCalls.useGetSupportFeedQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const feed = currentData?.feed;
  return (
    <>
      <Header feed={feed} />
      {feed ? (
        <FeedContent feed={feed} onRunEnd={refetch} />
      ) : (
        <NotLoaded failure={error as ApiError | undefined} onRetry={refetch} />
      )}
    </>
  );
}

/** The header stays while the feed is loaded, so that the focus on it does. */
function Header({ feed }: { readonly feed: SupportFeed | undefined }) {
  const t = useMessages(feedLogMessages);
  return (
    <PageHeader
      title={feed?.name ?? t('title')}
      description={feed?.companyName}
      status={feed && <FeedStatus feed={feed} />}
      breadcrumbs={[{ to: feedLogsPath, label: t('title') }]}
      breadcrumbsLabel={t('breadcrumbs')}
      link={Link}
      action={feed && <RunFeed feed={feed} look="primary" />}
    />
  );
}

interface NotLoadedProps {
  /** Absent while the feed is loaded. */
  readonly failure: ApiError | undefined;
  readonly onRetry: () => unknown;
}
function NotLoaded({ failure, onRetry }: NotLoadedProps) {
  const t = useMessages(feedLogMessages);
  if (!failure) return <RowsSkeleton label={t('feedLoading')} />;
  return (
    <RecordFailure
      failure={failure}
      onRetry={() => void onRetry()}
      listPath={feedLogsPath}
      t={(key) => t(failureKeys[key])}
    />
  );
}

const failureKeys = {
  failed: 'feedFailed',
  tryAgain: 'tryAgain',
  notFound: 'feedNotFound',
  notFoundText: 'feedNotFoundText',
  toList: 'toLogs',
} as const;

function FeedStatus({ feed: { health, isActive } }: { readonly feed: SupportFeed }) {
  const t = useMessages(feedLogMessages);
  return (
    <>
      <FeedHealthBadge health={health} />
      {!isActive && <Badge>{t('off')}</Badge>}
    </>
  );
}

interface ContentProps {
  readonly feed: SupportFeed;
  /** Loads the feed again: a run changes its health and its homes. */
  readonly onRunEnd: () => unknown;
}
function FeedContent({ feed, onRunEnd }: ContentProps) {
  const runId = useSearchParams()[0].get(feedRunParam);
  if (runId === null) return <FeedOverview feed={feed} />;
  return <OpenRun key={runId} id={runId} feed={feed} onEnd={onRunEnd} />;
}
