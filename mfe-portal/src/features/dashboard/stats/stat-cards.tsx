import { useFormat, useMessages } from '@porchlight/client';
import type { NewListingStats, PortalListingsPage } from '@porchlight/contracts/catalog';
import { VisuallyHidden } from '@porchlight/ui';
import { dashboardMessages } from '../messages/catalog.ts';
import type { CardData } from '../use-dashboard-data.ts';
import { ShareBar, Sparkline } from './sparkline.tsx';
import { StatCard, type Stat } from './stat-card.tsx';
import css from './stats.module.css';
import { WeekChange } from './week-change.tsx';
import { weekNumberOf, type WeekNumber } from './weeks.ts';

interface Props {
  readonly listings: CardData<PortalListingsPage>;
  readonly stats: CardData<NewListingStats>;
}

/** Live listings, leads and views of the last 7 days, and the usual reply time. */
export function StatCards({ listings, stats }: Props) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const isLoading = [listings, stats].some(({ data, error }) => !data && !error);
  const weekStat = ({ count, change, byDay }: WeekNumber): Stat => ({
    value: format.number(count),
    note: <WeekChange change={change} />,
    foot: <Sparkline values={byDay} isRising={change > 0} />,
  });
  return (
    <section aria-label={t('numbers')}>
      {isLoading && <VisuallyHidden role="status">{t('numbersLoading')}</VisuallyHidden>}
      <dl className={css.cards}>
        <StatCard label={t('live')} of={listings}>
          {({ counts: { live, all } }) => ({
            value: format.number(live),
            note: <small>{t('liveTotal', { total: format.number(all) })}</small>,
            foot: <ShareBar value={live} total={all} />,
          })}
        </StatCard>
        <StatCard label={t('newLeads')} of={stats}>
          {({ days }) => weekStat(weekNumberOf(days, 'leads'))}
        </StatCard>
        <StatCard label={t('weekViews')} of={stats}>
          {({ days }) => weekStat(weekNumberOf(days, 'views'))}
        </StatCard>
        <ReplyTimeCard stats={stats} />
      </dl>
    </section>
  );
}

/** Reply times are given in hours up to this number, then in days. */
const maxHours = 72;
const hoursOfDay = 24;

function ReplyTimeCard({ stats }: Pick<Props, 'stats'>) {
  const t = useMessages(dashboardMessages);
  const textOf = (hours: number) =>
    hours < maxHours
      ? t('replyTime.hours', { count: Math.max(1, Math.round(hours)) })
      : t('replyTime.days', { count: Math.round(hours / hoursOfDay) });
  return (
    <StatCard label={t('replyTime')} of={stats}>
      {({ replyHours }) =>
        replyHours === undefined
          ? { value: <span aria-hidden>–</span>, foot: t('replyTimeUnknown') }
          : { value: textOf(replyHours), foot: t('replyTimeSource') }
      }
    </StatCard>
  );
}
