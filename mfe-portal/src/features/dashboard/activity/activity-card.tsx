import { useFormat, useMessages, useNow } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { LandlordActivitiesPage } from '@porchlight/contracts/catalog';
import { RowsSkeleton } from '@porchlight/console-ui';
import { EmptyState } from '@porchlight/ui';
import { ActivityRow } from '../../../shared/activities/activity-row.tsx';
import { DashboardCard, Loaded } from '../dashboard-card.tsx';
import { dashboardMessages } from '../messages/catalog.ts';
import type { CardData } from '../use-dashboard-data.ts';
import css from './activity.module.css';
import cardCss from '../dashboard.module.css';

const maxActivities = 5;

/** Card of the latest activities, with a link to all of them. */
export function ActivityCard({ activities }: { readonly activities: CardData<LandlordActivitiesPage> }) {
  const t = useMessages(dashboardMessages);
  return (
    <DashboardCard title={t('activity')}>
      <div className={css.body}>
        <Loaded of={activities} failed={t('activityFailed')} skeleton={<RowsSkeleton label={t('activityLoading')} />}>
          {(page) => <Latest page={page} />}
        </Loaded>
      </div>
    </DashboardCard>
  );
}

function Latest({ page: { activities } }: { readonly page: LandlordActivitiesPage }) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const now = useNow();
  if (activities.length === 0) return <EmptyState title={t('activityEmpty')}>{t('activityEmptyText')}</EmptyState>;
  return (
    <>
      <ul>
        {activities.slice(0, maxActivities).map((activity) => (
          <ActivityRow
            key={`${activity.at}-${activity.kind}-${activity.lead?.id ?? activity.listing.id}`}
            activity={activity}
            time={format.ago(activity.at, now)}
          />
        ))}
      </ul>
      <p className={cardCss.all}>
        <Link to="/portal/activities">{t('allActivity')}</Link>
      </p>
    </>
  );
}
