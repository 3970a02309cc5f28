import { useFormat } from '@porchlight/client';
import type { Currency } from '@porchlight/contracts';
import type { TrendMonth } from '@porchlight/contracts/catalog';
import { VisuallyHidden } from '@porchlight/ui';
import css from './trend-chart.module.css';
import { useMonthNames } from './use-month-names.ts';
import { useTrendMessages } from './messages/catalog.ts';

interface TrendTableProps {
  readonly months: readonly TrendMonth[];
  readonly currency: Currency;
  readonly name: string;
  readonly isSmoothed: boolean;
}
/** Table of the chart's figures, latest month first. */
export function TrendTable({ months, currency, name, isSmoothed }: TrendTableProps) {
  const t = useTrendMessages();
  return (
    <div className={css.box}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{t('tableOf', { name })}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('median')}</th>
            {isSmoothed && <th scope="col">{t('threeMonths')}</th>}
            <th scope="col">{t('half')}</th>
            <th scope="col">{t('homes')}</th>
          </tr>
        </thead>
        <tbody>
          {[...months].reverse().map((trend) => (
            <Month key={trend.month} trend={trend} currency={currency} isSmoothed={isSmoothed} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Month({
  trend,
  currency,
  isSmoothed,
}: {
  readonly trend: TrendMonth;
  readonly currency: Currency;
  readonly isSmoothed: boolean;
}) {
  const t = useTrendMessages();
  const format = useFormat();
  const monthName = useMonthNames();
  const money = (rent: number | undefined) => (rent === undefined ? '–' : format.money(rent, currency));
  const hasFigures = trend.quality !== 'suppressed';
  return (
    <tr>
      <th scope="row">{trend.soFar ? t('soFar', { month: monthName(trend.month) }) : monthName(trend.month)}</th>
      <td>{hasFigures ? money(trend.median) : t('tooFew')}</td>
      {isSmoothed && <td>{money(trend.movingMedian)}</td>}
      <td>{hasFigures ? t('range', { low: money(trend.p25), high: money(trend.p75) }) : '–'}</td>
      <td>{hasFigures ? format.number(trend.n) : t('fewerThanTen')}</td>
    </tr>
  );
}
