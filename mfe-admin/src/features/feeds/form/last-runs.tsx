import { useFormat, useMessages, type ApiError } from '@porchlight/client';
import { useZonedTime } from '@porchlight/client/consoles';
import { Link } from '@porchlight/client/router';
import { ErrorState, FormSection, RowsSkeleton } from '@porchlight/console-ui';
import type { FeedRun } from '@porchlight/contracts/catalog';
import { FeedRunBadge, feedCalls, feedLogPath, feedRunPath, type AnyRecord } from '@porchlight/resource-kit';
import { browserTimeZone } from '../../../shared/content-life/browser-time-zone.ts';
import { feedsMessages } from '../messages/catalog.ts';
import css from './form.module.css';

const shownRuns = 10;

/** The last runs of a feed, which lead to its log. */
export function LastRuns({ record: { id } }: { readonly record: AnyRecord }) {
  const t = useMessages(feedsMessages);
  const { data, error, refetch } = feedCalls.useListFeedRunsQuery(
    { query: { feedId: id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <FormSection title={t('runs')}>
      {error && (
        <ErrorState
          title={t('runsFailed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton rows={3} label={t('runsLoading')} />}
      {data?.runs.length === 0 && <p>{t('noRuns')}</p>}
      {data && data.runs.length > 0 && (
        <>
          <ul className={css.runs} aria-label={t('runs')}>
            {data.runs.slice(0, shownRuns).map((run) => (
              <Run key={run.id} run={run} />
            ))}
          </ul>
          <Link to={feedLogPath(id)}>{t('allRuns')}</Link>
        </>
      )}
    </FormSection>
  );
}

function Run({ run }: { readonly run: FeedRun }) {
  const t = useMessages(feedsMessages);
  const { number } = useFormat();
  const { time } = useZonedTime(browserTimeZone());
  const [created, updated, expired, rejected] = [run.created, run.updated, run.expired, run.rejected].map(number);
  return (
    <li>
      <span className={css.run}>
        <Link to={feedRunPath(run)}>{time(run.startedAt)}</Link>
        <FeedRunBadge state={run.state} />
      </span>
      {run.rows > 0 && <p className={css.numbers}>{t('runNumbers', { created, updated, expired, rejected })}</p>}
    </li>
  );
}
