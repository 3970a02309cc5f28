import { useFormat, useMessages } from '@porchlight/client';
import { DayChart, NumberTable } from '@porchlight/console-ui';
import type { NewListingStats } from '@porchlight/contracts/catalog';
import { dashboardMessages } from '../messages/catalog.ts';

/** Views and leads of each day as bars, a sentence, and a table with the same numbers. */
export function VisitsChart({ stats }: { readonly stats: NewListingStats }) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  return (
    <DayChart
      days={stats.days.map(({ date, views, leads }) => ({ date, values: [views, leads] }))}
      bars="grouped"
      formatValue={format.number}
      formatDate={format.date}
      caption={useSummary(stats)}
      legend={[t('views'), t('leadsColumn')]}
      tableText={t('showTable')}
    >
      <NumberTable
        caption={t('byDay')}
        rowTitle={t('day')}
        columns={[
          { key: 'views', title: t('views') },
          { key: 'leads', title: t('leadsColumn') },
        ]}
        rows={[...stats.days].reverse().map(({ date, views, leads }) => ({
          key: date,
          title: <time dateTime={date}>{format.date(date)}</time>,
          values: [views, leads].map(format.number),
        }))}
      />
    </DayChart>
  );
}

function useSummary({ days, total, previous }: NewListingStats): string {
  const t = useMessages(dashboardMessages);
  const period = { days: days.length };
  const now = t('visitsSum', { views: total.views, leads: total.leads, ...period });
  return `${now} ${t('visitsBefore', { views: previous.views, leads: previous.leads, ...period })}`;
}
