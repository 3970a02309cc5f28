import { useFormat, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { DayChart, NumberTable, RowsSkeleton } from '@porchlight/console-ui';
import { Button, Card, Notice } from '@porchlight/ui';
import { dashboardMessages } from '../messages/catalog.ts';
import css from './numbers.module.css';

/** Value of a day; undefined if it was not counted. */
export interface DayValue {
  readonly date: string;
  readonly value: number | undefined;
}
/** Number of the site with its days. */
export interface SiteNumber {
  readonly total: string;
  /** What the number and the chart show, in a sentence. */
  readonly text: string;
  readonly days: readonly DayValue[];
}
export interface NumberCardProps {
  readonly title: string;
  /** List behind the number. */
  readonly to: string;
  readonly number: SiteNumber | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
  readonly formatValue: (value: number) => string;
}

/** Number of the site as a link to its list, with a chart of its days. It has its height before the number is loaded. */
export function NumberCard({ title, to, number, isFailed, retry, formatValue }: NumberCardProps) {
  const t = useMessages(dashboardMessages);
  return (
    <Card isPadded className={css.card}>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      {isFailed && (
        <Notice tone="warn" acts={<Button onClick={retry}>{t('retry')}</Button>}>
          {t('numberFailed')}
        </Notice>
      )}
      {!isFailed && !number && <RowsSkeleton rows={3} label={t('loading')} />}
      {!isFailed && number && <NumberChart title={title} number={number} formatValue={formatValue} />}
    </Card>
  );
}

interface NumberChartProps {
  readonly title: string;
  readonly number: SiteNumber;
  readonly formatValue: (value: number) => string;
}
function NumberChart({ title, number: { total, text, days }, formatValue }: NumberChartProps) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const isUnknown = days.every(({ value }) => value === undefined);
  const isEmpty = days.every(({ value }) => !value);
  return (
    <>
      <p className={css.total}>{total}</p>
      {isEmpty ? (
        <p>{!isUnknown && t('nothingYet')}</p>
      ) : (
        <DayChart
          days={days.map(({ date, value }) => ({ date, values: [value ?? 0] }))}
          bars="grouped"
          formatValue={formatValue}
          formatDate={format.date}
          caption={text}
          tableText={t('showTable')}
        >
          <NumberTable
            caption={title}
            rowTitle={t('day')}
            columns={[{ key: 'value', title }]}
            rows={[...days].reverse().map(({ date, value }) => ({
              key: date,
              title: <time dateTime={date}>{format.date(date)}</time>,
              values: [value === undefined ? t('notCounted') : formatValue(value)],
            }))}
          />
        </DayChart>
      )}
    </>
  );
}
