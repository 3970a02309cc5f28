import { useFormat } from '@porchlight/client';
import type { Currency } from '@porchlight/contracts';
import type { TrendMonth } from '@porchlight/contracts/catalog';
import { VisuallyHidden } from '@porchlight/ui';
import css from './trend-chart.module.css';
import { useMonthNames } from './use-month-names.ts';
import { useTrendWords } from './words/catalogue.ts';

interface TrendTableProps {
  readonly months: readonly TrendMonth[];
  readonly currency: Currency;
  readonly name: string;
  readonly isSmoothed: boolean;
}
/** The figures of a chart, the newest month first. */
export function TrendTable({ months, currency, name, isSmoothed }: TrendTableProps) {
  const t = useTrendWords();
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
          {[...months].reverse().map((one) => (
            <Month key={one.month} one={one} currency={currency} isSmoothed={isSmoothed} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Month({
  one,
  currency,
  isSmoothed,
}: {
  readonly one: TrendMonth;
  readonly currency: Currency;
  readonly isSmoothed: boolean;
}) {
  const t = useTrendWords();
  const format = useFormat();
  const monthName = useMonthNames();
  const money = (rent: number | undefined) => (rent === undefined ? '–' : format.money(rent, currency));
  const hasFigures = one.quality !== 'suppressed';
  return (
    <tr>
      <th scope="row">{one.soFar ? t('soFar', { month: monthName(one.month) }) : monthName(one.month)}</th>
      <td>{hasFigures ? money(one.median) : t('tooFew')}</td>
      {isSmoothed && <td>{money(one.movingMedian)}</td>}
      <td>{hasFigures ? t('range', { low: money(one.p25), high: money(one.p75) }) : '–'}</td>
      <td>{hasFigures ? format.number(one.n) : t('fewerThanTen')}</td>
    </tr>
  );
}
