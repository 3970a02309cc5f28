import { useMessages, type ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { RowsSkeleton } from '@porchlight/console-ui';
import type { FeedRunResult, FeedRunState, SupportFeed } from '@porchlight/contracts/catalog';
import { FeedFault, FeedIssues, feedLogPath } from '@porchlight/resource-kit';
import { Card, classNames } from '@porchlight/ui';
import { useEffect, useRef, useState } from 'react';
import { feedLogCalls } from '../../../shared/feed-calls.ts';
import { RecordFailure } from '../../../shared/record-failure.tsx';
import css from '../feed-logs.module.css';
import { feedLogMessages } from '../messages/catalog.ts';
import { RunRows } from '../rows/run-rows.tsx';
import { RunState } from '../runs/run-state.tsx';
import { HeldRun } from './held-run.tsx';
import { RunFacts } from './run-facts.tsx';
import { RunFile } from './run-file.tsx';
import { RunProgress } from './run-progress.tsx';

const pollMs = 2_000;
const changing: ReadonlySet<FeedRunState> = new Set(['queued', 'reading', 'applying']);
const withoutRows: ReadonlySet<FeedRunState> = new Set(['queued', 'reading']);

interface Props {
  readonly id: string;
  readonly feed: SupportFeed;
  /** Runs when the run has ended, or is held, while it is open. */
  readonly onEnd: () => unknown;
}

/** A run of a feed, loaded every two seconds until it has ended or is held. */
export function OpenRun({ id, feed, onEnd }: Props) {
  const t = useMessages(feedLogMessages);
  const [isPolled, setPolled] = useState(false);
  const { currentData, error, refetch } = feedLogCalls.useGetFeedRunQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true, pollingInterval: isPolled ? pollMs : 0 },
  );
  const run = currentData?.run;
  if (run && isPolled !== changing.has(run.state)) setPolled(!isPolled);
  useOnEnd(isPolled, onEnd);
  return (
    <>
      <p>
        <Link to={feedLogPath(feed.id)}>{t('toRuns')}</Link>
      </p>
      {error && !run && (
        <RecordFailure
          failure={error as ApiError}
          onRetry={() => void refetch()}
          listPath={feedLogPath(feed.id)}
          t={(key) => t(failureKeys[key])}
        />
      )}
      {!run && !error && <RowsSkeleton label={t('runLoading')} />}
      {run && <Shown run={run} feed={feed} />}
    </>
  );
}

/** Runs an action once something that was under way is not any more. */
function useOnEnd(isUnderWay: boolean, action: () => unknown): void {
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !isUnderWay) action();
    was.current = isUnderWay;
  }, [isUnderWay, action]);
}

const failureKeys = {
  failed: 'runFailed',
  tryAgain: 'tryAgain',
  notFound: 'runNotFound',
  notFoundText: 'feedNotFoundText',
  toList: 'toRuns',
} as const;

function Shown({ run, feed }: { readonly run: FeedRunResult; readonly feed: SupportFeed }) {
  const t = useMessages(feedLogMessages);
  const { state, fault, faultLine, excerpt, issues } = run;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone afterwards.
  const focus = () => heading.current?.focus();
  return (
    <>
      <Card isPadded>
        <section className={classNames(css.section, css.facts)} aria-label={t('run')}>
          <h2 ref={heading} tabIndex={-1}>
            {t('run')}
          </h2>
          <div role="status">
            <RunState run={run} />
          </div>
          {changing.has(state) && <RunProgress run={run} onEnd={focus} />}
          {state === 'held' && <HeldRun run={run} homes={feed.homes} onDecision={focus} />}
          {fault && <FeedFault fault={fault} faultLine={faultLine} excerpt={excerpt} />}
          <RunFacts run={run} />
        </section>
      </Card>
      {issues.length > 0 && (
        <Card isPadded>
          <section className={css.section} aria-label={t('issues')}>
            <h2>{t('issues')}</h2>
            <FeedIssues issues={issues} />
            <RunFile run={run} />
          </section>
        </Card>
      )}
      {!withoutRows.has(state) && <RunRows key={state} runId={run.id} />}
    </>
  );
}
