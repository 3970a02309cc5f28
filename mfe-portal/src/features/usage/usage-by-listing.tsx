import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { classNames, VisuallyHidden } from '@porchlight/ui';
import { usageMessages } from './messages/catalog.ts';
import { colorOf } from './usage-chart.tsx';
import type { UsageReport } from './usage-report.ts';
import css from './usage-table.module.css';
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
    <div className={css.box}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{t('byListing')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('listing')}</th>
            {reasons.map((reason) => (
              <th key={reason} scope="col">
                {t(reason)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listings.map(({ id, ...credits }, at) => (
            <tr key={id ?? 'others'}>
              <th scope="row">
                <span className={css.name}>
                  <svg className={css.swatch} viewBox="0 0 1 1" aria-hidden focusable="false">
                    <rect className={classNames(colorOf(at))} width="1" height="1" />
                  </svg>
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
              </th>
              {reasons.map((reason) => (
                <td key={reason} className={classNames(reason === 'total' && css.total)}>
                  {format.number(credits[reason])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
