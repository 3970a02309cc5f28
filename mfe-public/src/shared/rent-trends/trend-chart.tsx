import { useFormat } from '@porchlight/client';
import type { Currency } from '@porchlight/contracts';
import type { TrendMonth } from '@porchlight/contracts/catalog';
import { classNames } from '@porchlight/ui';
import { useId } from 'react';
import css from './trend-chart.module.css';
import { trendShape, type TrendPoint, type TrendShape } from './trend-shape.ts';
import { TrendTable } from './trend-table.tsx';
import { useMonthNames } from './use-month-names.ts';
import { useTrendMessages } from './messages/catalog.ts';

export interface TrendChartProps {
  readonly months: readonly TrendMonth[];
  readonly currency: Currency;
  /** Name of the rents: "Homes with 1 bed in Calgary". */
  readonly name: string;
  /** Rent of one listing, drawn as a reference line. */
  readonly mark?: number | undefined;
  readonly size?: 'small' | undefined;
}

/**
 * Rent history of up to 24 months as a line chart, a sentence and a table, rendered on the server. Renders nothing with
 * fewer than two months.
 */
export function TrendChart({ months, currency, name, mark, size }: TrendChartProps) {
  const t = useTrendMessages();
  const format = useFormat();
  const summary = useSummary(currency);
  const id = useId();
  const shape = trendShape(months, mark);
  if (!shape) return null;
  return (
    <figure className={css.figure} aria-labelledby={id}>
      <Plot
        shape={shape}
        size={size}
        rentOf={(rent) => format.money(rent, currency)}
        markText={mark === undefined ? '' : t('thisHome', { rent: format.money(mark, currency) })}
      />
      <AxisLabels points={shape.points} />
      <figcaption id={id} className={css.caption}>
        {summary(shape.points, name)} {t('shade')}
        {shape.isSmoothed && ` ${t('smoothed')}`}
      </figcaption>
      <details className={css.details}>
        <summary>{t('showTable')}</summary>
        <TrendTable months={months} currency={currency} name={name} isSmoothed={shape.isSmoothed} />
      </details>
    </figure>
  );
}

/** Returns a function that describes the chart in a sentence. */
function useSummary(currency: Currency): (points: readonly TrendPoint[], name: string) => string {
  const t = useTrendMessages();
  const format = useFormat();
  const monthName = useMonthNames();
  return (points, name) => {
    const byRent = [...points].sort((a, b) => a.rent - b.rent);
    const [first, last, lowest, highest] = [points[0], points.at(-1), byRent[0], byRent.at(-1)];
    if (!first || !last || !lowest || !highest) return '';
    const money = ({ rent }: TrendPoint) => format.money(rent, currency);
    return t('summary', {
      name,
      from: money(first),
      first: monthName(first.month),
      to: money(last),
      last: monthName(last.month),
      low: money(lowest),
      lowest: monthName(lowest.month),
      high: money(highest),
      highest: monthName(highest.month),
    });
  };
}

interface PlotProps {
  readonly shape: TrendShape;
  readonly size: TrendChartProps['size'];
  readonly rentOf: (rent: number) => string;
  readonly markText: string;
}
/**
 * Chart without text alternative; the caption below it says the same. Paths stretch with the width; texts and dots do
 * not.
 */
const Plot = ({ shape: { line, shade, end, ticks, markY }, size, rentOf, markText }: PlotProps) => (
  <div className={classNames(css.picture, size && css[size])} aria-hidden>
    <svg className={css.ticks} focusable="false">
      {ticks.map(({ rent, y }) => (
        <text key={rent} x="100%" y={`${y}%`} dy="5">
          {rentOf(rent)}
        </text>
      ))}
    </svg>
    <svg focusable="false">
      <Stretched path={shade} className={css.shade} />
      {ticks.map(({ rent, y }) => (
        <line key={rent} className={css.grid} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
      ))}
      <Stretched path={line} className={css.line} />
      {markY !== undefined && (
        <>
          <line className={css.mark} x1="0" x2="100%" y1={`${markY}%`} y2={`${markY}%`} />
          <text className={css.markText} x="98%" y={`${markY}%`} dy="-6">
            {markText}
          </text>
        </>
      )}
      <circle className={css.dot} cx={`${end.x}%`} cy={`${end.y}%`} r="5" />
    </svg>
  </div>
);

const Stretched = ({ path, className }: { readonly path: string; readonly className: string | undefined }) => (
  <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
    <path className={className} d={path} />
  </svg>
);

/** First and last month under the chart. */
function AxisLabels({ points }: { readonly points: readonly TrendPoint[] }) {
  const monthName = useMonthNames();
  const [first, last] = [points[0], points.at(-1)];
  return (
    <p className={css.ends} aria-hidden>
      <span>{first && monthName(first.month, 'short')}</span>
      <span>{last && monthName(last.month, 'short')}</span>
    </p>
  );
}
