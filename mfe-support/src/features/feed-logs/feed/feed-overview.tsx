import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import { KeyValue } from '@porchlight/console-ui';
import { pageFromQuery } from '@porchlight/contracts';
import type { SupportFeed } from '@porchlight/contracts/catalog';
import { Card, classNames } from '@porchlight/ui';
import { companyPath, feedFormPath } from '../../../shared/support-paths.ts';
import { useMoment } from '../../../shared/use-moment.ts';
import css from '../feed-logs.module.css';
import { feedLogMessages } from '../messages/catalog.ts';
import { RunList } from '../runs/run-list.tsx';
import { useOwnRunColumns } from '../runs/use-run-columns.tsx';
import { HomesChart } from './homes-chart.tsx';

interface Props {
  readonly feed: SupportFeed;
}

/** Facts of a feed, the homes of its last runs as a chart, and the list of its runs. */
export function FeedOverview({ feed }: Props) {
  const t = useMessages(feedLogMessages);
  const page = pageFromQuery(useSearchParams()[0]);
  return (
    <>
      <Card isPadded>
        <section className={classNames(css.section, css.facts)} aria-label={t('facts')}>
          <Facts feed={feed} />
        </section>
      </Card>
      <HomesChart feedId={feed.id} />
      <RunList
        request={{ feedId: feed.id, ...(page ? { page } : {}) }}
        columns={useOwnRunColumns()}
        empty={{ title: t('noRuns') }}
      />
    </>
  );
}

function Facts({ feed }: Props) {
  const t = useMessages(feedLogMessages);
  const { number } = useFormat();
  const momentOf = useMoment();
  const mayShowCompany = usePermission('showCompany');
  const canModify = usePermission('modifyFeeds');
  const { id, companyId, companyName, format, host, schedule, mode, homes, nextRunAt } = feed;
  return (
    <>
      <KeyValue
        facts={[
          {
            key: 'company',
            label: t('company'),
            value: mayShowCompany ? <Link to={companyPath(companyId)}>{companyName}</Link> : companyName,
          },
          { key: 'format', label: t('format'), value: t(`feeds.format.${format}`) },
          { key: 'host', label: t('host'), value: host },
          { key: 'schedule', label: t('schedule'), value: t(`feeds.schedule.${schedule}`) },
          { key: 'mode', label: t('mode'), value: t(`feeds.mode.${mode}`) },
          { key: 'homes', label: t('homes'), value: number(homes) },
          { key: 'next', label: t('nextRun'), value: nextRunAt === undefined ? t('off') : momentOf(nextRunAt) },
        ]}
      />
      {canModify && (
        <div>
          <Link to={feedFormPath(id)}>{t('edit')}</Link>
        </div>
      )}
    </>
  );
}
