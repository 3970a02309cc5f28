import { useFormat, useMessages } from '@porchlight/client';
import { DayChart } from '@porchlight/console-ui';
import { usageMessages } from './messages/catalog.ts';
import type { UsageReport } from './usage-report.ts';
import { UsageTable } from './usage-table.tsx';
import type { ListingName } from './use-listing-names.ts';

interface Props {
  readonly report: UsageReport;
  readonly names: readonly ListingName[];
}

/** Credits of each day as stacked bars by listing, a sentence, and a table with the same numbers. */
export function UsageChart({ report, names }: Props) {
  const t = useMessages(usageMessages);
  const format = useFormat();
  return (
    <DayChart
      days={report.days.map(({ date, byListing }) => ({ date, values: byListing }))}
      bars="stacked"
      formatValue={format.number}
      formatDate={format.date}
      caption={useSummary(report)}
      tableText={t('showTable')}
    >
      <UsageTable report={report} names={names} />
    </DayChart>
  );
}

function useSummary({ days, total }: UsageReport): string {
  const t = useMessages(usageMessages);
  const format = useFormat();
  const most = days.reduce((best, day) => (day.total > best.total ? day : best));
  const used = t('used', { count: total, days: days.length });
  return `${used} ${t('most', { most: format.number(most.total), date: format.date(most.date, 'long') })}`;
}
