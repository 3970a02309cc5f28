import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { classNames, VisuallyHidden } from '@porchlight/ui';
import { usageMessages } from './messages/catalog.ts';
import type { UsageReport } from './usage-report.ts';
import css from './usage-table.module.css';
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
    <div className={classNames(css.box, css.days)}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{t('byDay')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('total')}</th>
            {names.map(({ text, lang }) => (
              <th key={text} scope="col" lang={lang}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map(({ date, total, byListing }) => (
            <tr key={date}>
              <th scope="row">
                <Link to={`/portal/transactions?list=credits&from=${date}&to=${date}`}>{format.date(date)}</Link>
              </th>
              <td className={css.total}>{format.number(total)}</td>
              {byListing.map((credits, at) => (
                <td key={names[at]?.text}>{format.number(credits)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
