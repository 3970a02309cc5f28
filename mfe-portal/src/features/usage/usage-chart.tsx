import { useFormat, useMessages } from '@porchlight/client';
import { useId } from 'react';
import { usageMessages } from './messages/catalog.ts';
import chart from './usage-chart.module.css';
import type { UsageOfDay, UsageReport } from './usage-report.ts';
import { UsageTable } from './usage-table.tsx';
import type { ListingName } from './use-listing-names.ts';

const scaleSteps = [2, 4, 6, 10, 20, 30, 40, 60, 100, 200, 300, 400, 600, 1_000, 2_000, 4_000, 10_000];
/** Share of a day's width that its bar takes. */
const barShare = 0.7;

/** Returns the highest value of the scale: a round number of two equal steps. */
const topOf = (days: readonly UsageOfDay[]): number => {
  const most = Math.max(...days.map(({ total }) => total));
  return scaleSteps.find((step) => step >= most) ?? Math.ceil(most / 10_000) * 10_000;
};
/** Returns the class of the colour of a listing, by its position. */
export const colorOf = (position: number): string | undefined => chart[`color${position}`];

interface Props {
  readonly report: UsageReport;
  readonly names: readonly ListingName[];
}

/** Credits of each day as stacked bars by listing, a sentence, and a table with the same numbers. */
export function UsageChart({ report, names }: Props) {
  const t = useMessages(usageMessages);
  const id = useId();
  const summary = useSummary(report);
  return (
    <figure className={chart.figure} aria-labelledby={id}>
      <figcaption id={id}>{summary}</figcaption>
      <Bars days={report.days} />
      <details className={chart.details}>
        <summary>{t('showTable')}</summary>
        <UsageTable report={report} names={names} />
      </details>
    </figure>
  );
}

function useSummary({ days, total }: UsageReport): string {
  const t = useMessages(usageMessages);
  const format = useFormat();
  const most = days.reduce((best, day) => (day.total > best.total ? day : best));
  const used = t('used', { count: total, days: days.length });
  return `${used} ${t('most', { most: format.number(most.total), date: format.date(most.date, 'long') })}`;
}

/** Chart without text alternative; the caption and the table say the same. */
function Bars({ days }: { readonly days: readonly UsageOfDay[] }) {
  const format = useFormat();
  const top = topOf(days);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className={chart.picture} aria-hidden>
      <div className={chart.scale}>
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{format.number(value)}</span>
        ))}
      </div>
      <svg className={chart.plot} viewBox={`0 0 ${days.length} 100`} preserveAspectRatio="none" focusable="false">
        {[0, 50, 100].map((y) => (
          <line key={y} className={chart.grid} x1="0" x2={days.length} y1={y} y2={y} />
        ))}
        {days.map((day, at) => (
          <Bar key={day.date} day={day} at={at} top={top} />
        ))}
      </svg>
      <p className={chart.ends}>
        <span>{first && format.date(first.date)}</span>
        <span>{last && format.date(last.date)}</span>
      </p>
    </div>
  );
}

/** Bar of a day: a segment for each listing, the first one at the bottom. */
function Bar({ day, at, top }: { readonly day: UsageOfDay; readonly at: number; readonly top: number }) {
  const below = (position: number) => day.byListing.slice(0, position).reduce((sum, credits) => sum + credits, 0);
  return day.byListing.map(
    (credits, position) =>
      credits > 0 && (
        <rect
          key={position}
          className={colorOf(position)}
          x={at + (1 - barShare) / 2}
          width={barShare}
          y={100 - ((below(position) + credits) / top) * 100}
          height={(credits / top) * 100}
        />
      ),
  );
}
