import { useMessages } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import { listingStatsPeriods, type ListingStatsPeriod, type NewListingStats } from '@porchlight/contracts/catalog';
import { ChipLink, EmptyState, Skeleton, VisuallyHidden } from '@porchlight/ui';
import { DashboardCard, Loaded } from '../dashboard-card.tsx';
import { dashboardMessages } from '../messages/catalog.ts';
import { useListingStats } from '../use-dashboard-data.ts';
import { VisitsChart } from './visits-chart.tsx';
import css from './visits.module.css';

const defaultPeriod = listingStatsPeriods[0];

/** Returns the period in the address; without one 30 days. */
function usePeriod(): ListingStatsPeriod {
  const [query] = useSearchParams();
  return listingStatsPeriods.find((days) => String(days) === query.get('days')) ?? defaultPeriod;
}

/** Card of the views and leads of each day; its period is in the address. */
export function VisitsCard() {
  const t = useMessages(dashboardMessages);
  const period = usePeriod();
  const stats = useListingStats(period);
  return (
    <DashboardCard title={t('visits')} action={<Periods current={period} />}>
      <div className={css.body}>
        <Loaded of={stats} failed={t('visitsFailed')} skeleton={<VisitsSkeleton />}>
          {(data) =>
            data.total.views + data.total.leads === 0 ? <NoVisits period={period} /> : <Chart stats={data} />
          }
        </Loaded>
      </div>
    </DashboardCard>
  );
}

function Periods({ current }: { readonly current: ListingStatsPeriod }) {
  const t = useMessages(dashboardMessages);
  return (
    <nav aria-label={t('periods')}>
      <ul className={css.periods}>
        {listingStatsPeriods.map((days) => (
          <li key={days}>
            <ChipLink
              link={Link}
              to={`/portal/dashboard${days === defaultPeriod ? '' : `?days=${days}`}`}
              isOn={days === current}
            >
              {t('period', { days })}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Chart = ({ stats }: { readonly stats: NewListingStats }) => (
  <div className={css.chart}>
    <VisitsChart stats={stats} />
  </div>
);

function NoVisits({ period }: { readonly period: ListingStatsPeriod }) {
  const t = useMessages(dashboardMessages);
  return <EmptyState title={t('visitsEmpty', { days: period })}>{t('visitsEmptyText')}</EmptyState>;
}

function VisitsSkeleton() {
  const t = useMessages(dashboardMessages);
  return (
    <div role="status" className={css.loading}>
      <VisuallyHidden>{t('visitsLoading')}</VisuallyHidden>
      <Skeleton shape="box" />
    </div>
  );
}
