import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ChartSwatch, NumberTable } from '@porchlight/console-ui';
import { usageMessages } from './messages/catalog.ts';
import type { UsageReport } from './usage-report.ts';
import css from './usage.module.css';
import type { ListingName } from './use-listing-names.ts';

const reasons = ['activation', 'daily', 'featured', 'total'] as const;

interface Props {
  readonly report: UsageReport;
  readonly names: readonly ListingName[];
}

/** Credits of each listing by reason, with its colour in the chart and a link to its transactions. */
export function UsageByListing({ report: { listings, days }, names }: Props) {
  const t = useMessages(usageMessages);
  const format = useFormat();
  const [from, to] = [days[0]?.date, days.at(-1)?.date];
  return (
    <NumberTable
      caption={t('byListing')}
      rowTitle={t('listing')}
      columns={reasons.map((reason) => ({ key: reason, title: t(reason), isTotal: reason === 'total' }))}
      rows={listings.map(({ id, ...credits }, at) => ({
        key: id ?? 'others',
        title: (
          <span className={css.name}>
            <ChartSwatch position={at} />
            {id === undefined ? (
              names[at]?.text
            ) : (
              <Link
                to={`/portal/transactions?list=credits&listingId=${id}&from=${from ?? ''}&to=${to ?? ''}`}
                lang={names[at]?.lang}
              >
                {names[at]?.text}
              </Link>
            )}
          </span>
        ),
        values: reasons.map((reason) => format.number(credits[reason])),
      }))}
    />
  );
}
