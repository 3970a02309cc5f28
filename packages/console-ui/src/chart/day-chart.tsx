import { classNames } from '@porchlight/ui';
import { useId, type ReactNode } from 'react';
import { topOf, type Bars, type ChartDay } from './chart-scale.ts';
import css from './day-chart.module.css';

interface Plot {
  readonly days: readonly ChartDay[];
  readonly bars: Bars;
  /** Formats a value of the scale. */
  readonly formatValue: (value: number) => string;
  readonly formatDate: (date: string) => string;
}
export interface DayChartProps extends Plot {
  /** What the chart shows, in a sentence. */
  readonly caption: string;
  /** Names of the series, unless the table has their colours. */
  readonly legend?: readonly string[];
  /** Opens the table. */
  readonly tableText: string;
  /** Table of the same numbers. */
  readonly children: ReactNode;
}

/** Share of a day's width that its bars take. */
const barShare = 0.7;
/** Bars of more days are too narrow for an outline. */
const maxOutlinedDays = 31;

/** Small square in the colour of a series, by its position. */
export const ChartSwatch = ({ position }: { readonly position: number }) => (
  <svg className={css.swatch} viewBox="0 0 1 1" aria-hidden focusable="false">
    <rect className={css[`color${position}`]} width="1" height="1" />
  </svg>
);

/** Bars of each day, a sentence, and a table with the same numbers. At most 11 series. */
export function DayChart({ caption, legend, tableText, children, ...plot }: DayChartProps) {
  const id = useId();
  return (
    <figure className={css.figure} aria-labelledby={id}>
      <figcaption id={id}>{caption}</figcaption>
      {legend && (
        <ul className={css.legend} aria-hidden>
          {legend.map((name, at) => (
            <li key={name}>
              <ChartSwatch position={at} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <Picture {...plot} />
      <details className={css.details}>
        <summary>{tableText}</summary>
        {children}
      </details>
    </figure>
  );
}

/** Chart without text alternative; the caption and the table say the same. */
function Picture({ days, bars, formatValue, formatDate }: Plot) {
  const top = topOf(days, bars);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className={css.picture} aria-hidden>
      <div className={css.scale}>
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{formatValue(value)}</span>
        ))}
      </div>
      <svg
        className={classNames(css.plot, days.length <= maxOutlinedDays && css.outlined)}
        viewBox={`0 0 ${days.length} 100`}
        preserveAspectRatio="none"
        focusable="false"
      >
        {[0, 50, 100].map((y) => (
          <line key={y} className={css.grid} x1="0" x2={days.length} y1={y} y2={y} />
        ))}
        {days.map((day, at) => (
          <g key={day.date} transform={`translate(${at + (1 - barShare) / 2} 0)`}>
            {rectsOf(day.values, bars).map(({ x, width, from, to, position }) => (
              <rect
                key={position}
                className={classNames(css[`color${position}`])}
                x={x}
                width={width}
                y={100 - (to / top) * 100}
                height={((to - from) / top) * 100}
              />
            ))}
          </g>
        ))}
      </svg>
      <p className={css.ends}>
        <span>{first && formatDate(first.date)}</span>
        <span>{last && formatDate(last.date)}</span>
      </p>
    </div>
  );
}

/**
 * Returns the bars of the values above zero: their place in the width of a day, and the values that they reach over.
 */
function rectsOf(values: readonly number[], bars: Bars) {
  const width = bars === 'stacked' ? barShare : barShare / values.length;
  return values.flatMap((value, position) => {
    if (value <= 0) return [];
    const below = values.slice(0, position).reduce((sum, one) => sum + Math.max(0, one), 0);
    const from = bars === 'stacked' ? below : 0;
    return [{ position, width, x: bars === 'stacked' ? 0 : position * width, from, to: from + value }];
  });
}
