import { useFormat, useMessages } from '@porchlight/client';
import { DayChart, NumberTable } from '@porchlight/console-ui';
import type { FeedRun } from '@porchlight/contracts/catalog';
import { feedCalls } from '@porchlight/resource-kit';
import { Card } from '@porchlight/ui';
import { useMoment } from '../../../shared/use-moment.ts';
import css from '../feed-logs.module.css';
import { feedLogMessages } from '../messages/catalog.ts';

const series = ['unchanged', 'updated', 'created', 'rejected'] as const;

/** Homes of each of the last runs that read a file; absent until there are two. */
export function HomesChart({ feedId }: { readonly feedId: string }) {
  const t = useMessages(feedLogMessages);
  const { currentData } = feedCalls.useListFeedRunsQuery({ query: { feedId } });
  const runs = (currentData?.runs ?? []).filter(({ rows }) => rows > 0).toReversed();
  if (runs.length < 2) return null;
  return (
    <Card isPadded>
      <section className={css.section} aria-label={t('chart')}>
        <h2>{t('chart')}</h2>
        <Chart runs={runs} />
      </section>
    </Card>
  );
}

function Chart({ runs }: { readonly runs: readonly FeedRun[] }) {
  const t = useMessages(feedLogMessages);
  const { number, date } = useFormat();
  const momentOf = useMoment();
  const rows = runs.map((run) => run.rows);
  return (
    <DayChart
      days={runs.map((run) => ({ date: run.startedAt, values: series.map((name) => run[name]) }))}
      bars="stacked"
      formatValue={number}
      formatDate={(at) => date(at)}
      caption={t('chartText', {
        count: runs.length,
        min: number(Math.min(...rows)),
        max: number(Math.max(...rows)),
        last: number(rows.at(-1) ?? 0),
      })}
      legend={series.map((name) => t(name))}
      tableText={t('chartTable')}
    >
      <NumberTable
        caption={t('chart')}
        rowTitle={t('started')}
        columns={[
          ...series.map((name) => ({ key: name, title: t(name) })),
          { key: 'rows', title: t('rows'), isTotal: true },
        ]}
        rows={runs.toReversed().map((run) => ({
          key: run.id,
          title: <time dateTime={run.startedAt}>{momentOf(run.startedAt)}</time>,
          values: [...series, 'rows' as const].map((name) => number(run[name])),
        }))}
      />
    </DayChart>
  );
}
