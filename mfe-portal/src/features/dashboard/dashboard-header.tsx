import { useMessages, useNow, useSession } from '@porchlight/client';
import { useSelector } from '@porchlight/client/redux';
import { PageHeader } from '@porchlight/console-ui';
import { partOfDayAt } from './greeting.ts';
import { dashboardMessages } from './messages/catalog.ts';
import { useNewestLeads } from './use-dashboard-data.ts';

/** Greeting by time of day, and how many people wait for a reply. */
export function DashboardHeader() {
  const t = useMessages(dashboardMessages);
  const timeZone = useSelector((state) => state.page.timeZone);
  const name = useSession().user?.firstName ?? '';
  const partOfDay = partOfDayAt(useNow(), timeZone);
  return <PageHeader title={t(`greeting.${partOfDay}`, { name })} description={useTask()} />;
}

function useTask(): string {
  const t = useMessages(dashboardMessages);
  const { data } = useNewestLeads();
  if (!data) return t('overview');
  return data.counts.waiting > 0 ? t('waiting', { count: data.counts.waiting }) : t('allAnswered');
}
