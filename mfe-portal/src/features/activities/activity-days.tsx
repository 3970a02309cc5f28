import { useFormat, useLanguage } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import type { LandlordActivity } from '@porchlight/contracts/catalog';
import { useMemo } from 'react';
import { ActivityRow } from '../../shared/activities/activity-row.tsx';
import css from './activities.module.css';

/** Activities under the headings of their days, in the time zone of the page. */
export function ActivityDays({ activities }: { readonly activities: readonly LandlordActivity[] }) {
  const format = useFormat();
  const timeOf = useTimeOfDay();
  const dayOf = ({ at }: LandlordActivity) => format.date(at, 'long');
  const days = [...new Set(activities.map(dayOf))];
  return days.map((day) => (
    <section key={day} aria-label={day}>
      <h2 className={css.day}>{day}</h2>
      <ul>
        {activities
          .filter((activity) => dayOf(activity) === day)
          .map((activity) => (
            <ActivityRow
              key={`${activity.at}-${activity.kind}-${activity.lead?.id ?? activity.listing.id}`}
              activity={activity}
              time={timeOf(activity.at)}
            />
          ))}
      </ul>
    </section>
  ));
}

function useTimeOfDay(): (moment: string) => string {
  const language = useLanguage();
  const timeZone = useSelector((state) => state.page.timeZone);
  const format = useMemo(
    () => new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }),
    [language, timeZone],
  );
  return (moment) => format.format(new Date(moment));
}
