import { useFormat, useMessages } from '@porchlight/client';
import type { Currency } from '@porchlight/contracts';
import type { OverviewDay } from '@porchlight/contracts/commerce';
import { DayChart, NumberTable } from '@porchlight/console-ui';
import { Card } from '@porchlight/ui';
import { deferredOf } from './deferred-of.ts';
import { overviewMessages } from './messages/catalog.ts';
import css from './overview.module.css';

type Series = Exclude<keyof OverviewDay, 'date'>;
interface Shown {
  readonly title: 'sales' | 'credits' | 'deferred';
  readonly bars: 'stacked' | 'grouped';
  readonly series: readonly Series[];
  readonly caption: string;
}
interface Props {
  readonly days: readonly OverviewDay[];
  readonly currency: Currency;
}

/** Charts of sales, credits and deferred revenue by day. */
export function OverviewCharts({ days, currency }: Props) {
  const t = useMessages(overviewMessages);
  const format = useFormat();
  const total = (name: Series) => days.reduce((sum, day) => sum + (day[name] ?? 0), 0);
  const money = (cents: number) => format.cents(cents, currency);
  const deferredText = useDeferredText(days, currency);
  const shown: readonly Shown[] = [
    {
      title: 'sales',
      bars: 'grouped',
      series: ['salesCents', 'refundsCents'],
      caption: t('salesText', { sales: money(total('salesCents')), refunds: money(total('refundsCents')) }),
    },
    {
      title: 'credits',
      bars: 'grouped',
      series: ['creditsSold', 'creditsUsed'],
      caption: t('creditsText', { sold: total('creditsSold'), used: total('creditsUsed') }),
    },
    {
      title: 'deferred',
      bars: 'stacked',
      series: ['deferredCreditsCents', 'deferredMembershipsCents'],
      caption: deferredText,
    },
  ];
  return shown.map((chart) => <ChartCard key={chart.title} chart={chart} days={days} currency={currency} />);
}

/** Returns the deferred revenue of the last and of the first day on which it was recorded. */
function useDeferredText(days: readonly OverviewDay[], currency: Currency): string {
  const t = useMessages(overviewMessages);
  const format = useFormat();
  const recorded = days.filter((day) => deferredOf(day) !== undefined);
  const [first, last] = [recorded[0], recorded.at(-1)];
  const partsOf = (day: OverviewDay) => ({
    amount: format.cents(deferredOf(day) ?? 0, currency),
    date: format.date(day.date, 'long'),
  });
  if (!first || !last) return '';
  const text = t('deferredText', partsOf(last));
  return first === last ? text : `${text} ${t('deferredBefore', partsOf(first))}`;
}

function ChartCard({ chart: { title, bars, series, caption }, days, currency }: Props & { readonly chart: Shown }) {
  const t = useMessages(overviewMessages);
  const format = useFormat();
  const isMoney = title !== 'credits';
  // Round steps of a scale of money are whole dollars.
  const valueOf = (day: OverviewDay, name: Series) => (day[name] ?? 0) / (isMoney ? 100 : 1);
  const names = series.map((name) => t(name));
  const isEmpty = days.every((day) => series.every((name) => (day[name] ?? 0) === 0));
  return (
    <Card isPadded>
      <h2 className={css.title}>{t(title)}</h2>
      {isEmpty ? (
        <p className={css.empty}>{t('empty')}</p>
      ) : (
        <DayChart
          days={days.map((day) => ({ date: day.date, values: series.map((name) => valueOf(day, name)) }))}
          bars={bars}
          formatValue={(value) => (isMoney ? format.money(value, currency) : format.number(value))}
          formatDate={(date) => format.date(date)}
          caption={caption}
          legend={names}
          tableText={t('showTable')}
        >
          <DaysTable title={title} series={series} days={days} currency={currency} />
        </DayChart>
      )}
    </Card>
  );
}

/** Numbers of a chart, the latest day first. */
function DaysTable({ title, series, days, currency }: Props & Pick<Shown, 'title' | 'series'>) {
  const t = useMessages(overviewMessages);
  const format = useFormat();
  const textOf = (value: number | undefined) => {
    if (value === undefined) return '–';
    return title === 'credits' ? format.number(value) : format.cents(value, currency);
  };
  return (
    <NumberTable
      caption={t(title)}
      rowTitle={t('day')}
      columns={series.map((name) => ({ key: name, title: t(name) }))}
      rows={[...days].reverse().map((day) => ({
        key: day.date,
        title: <time dateTime={day.date}>{format.date(day.date)}</time>,
        values: series.map((name) => textOf(day[name])),
      }))}
    />
  );
}
