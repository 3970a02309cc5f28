import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { NumberTable } from '@porchlight/console-ui';
import { usageMessages } from './messages/catalog.ts';
import type { UsageReport } from './usage-report.ts';
import type { ListingName } from './use-listing-names.ts';

interface Props {
  readonly report: UsageReport;
  readonly names: readonly ListingName[];
}

/** Credits of each day and listing, the latest day first, with links to the transactions of the day. */
export function UsageTable({ report: { days }, names }: Props) {
  const t = useMessages(usageMessages);
  const format = useFormat();
  return (
    <NumberTable
      caption={t('byDay')}
      rowTitle={t('day')}
      columns={[
        { key: 'total', title: t('total'), isTotal: true },
        ...names.map(({ text, lang }) => ({ key: text, title: text, lang })),
      ]}
      rows={[...days].reverse().map(({ date, total, byListing }) => ({
        key: date,
        title: (
          <Link to={`/portal/transactions?list=credits&from=${date}&to=${date}`}>
            <time dateTime={date}>{format.date(date)}</time>
          </Link>
        ),
        values: [total, ...byListing].map(format.number),
      }))}
    />
  );
}
