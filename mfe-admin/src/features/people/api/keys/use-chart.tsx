import { useFormat, useMessages, type ApiError } from '@porchlight/client';
import { DayChart, ErrorState, NumberTable } from '@porchlight/console-ui';
import type { ApiKey, ApiUse } from '@porchlight/contracts/accounts';
import { Select, Skeleton } from '@porchlight/ui';
import { apiCalls } from '../api-calls.ts';
import css from '../api.module.css';
import { apiMessages } from '../messages/catalog.ts';

interface Props {
  readonly keys: readonly ApiKey[];
  /** Id of the key whose calls are shown; empty for all. */
  readonly shown: string;
  readonly onShow: (id: string) => void;
}
type Day = ApiUse['days'][number];
const series = ['answered', 'refused', 'failed'] as const;
const valuesOf = ({ calls, refused, failed }: Day): readonly number[] => [calls - refused - failed, refused, failed];

/** Calls of the last 30 days with one key, or with all of them. */
export function UseChart({ keys, shown, onShow }: Props) {
  const t = useMessages(apiMessages);
  return (
    <section className={css.form} aria-labelledby="api-use">
      <h2 id="api-use">{t('use')}</h2>
      <Select
        label={t('key')}
        value={shown}
        choices={[{ value: '', label: t('allKeys') }, ...keys.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={({ target }) => onShow(target.value)}
      />
      <Chart shown={shown} />
    </section>
  );
}

function Chart({ shown }: Pick<Props, 'shown'>) {
  const t = useMessages(apiMessages);
  const format = useFormat();
  const { data, error, refetch } = apiCalls.useGetApiUseQuery(shown === '' ? {} : { query: { key: shown } });
  if (error)
    return (
      <ErrorState
        title={t('useFailed')}
        message={(error as ApiError).message}
        retryText={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton shape="photo" />;
  const sum = (of: (day: Day) => number) => data.days.reduce((total, day) => total + of(day), 0);
  const calls = sum((day) => day.calls);
  if (calls === 0) return <p>{t('noCalls')}</p>;
  const names = series.map((name) => t(name));
  return (
    <DayChart
      days={data.days.map((day) => ({ date: day.day, values: valuesOf(day) }))}
      bars="stacked"
      formatValue={(value) => format.number(value)}
      formatDate={(date) => format.date(date)}
      caption={t('useText', { calls, refused: sum((day) => day.refused), failed: sum((day) => day.failed) })}
      legend={names}
      tableText={t('showTable')}
    >
      <NumberTable
        caption={t('use')}
        rowTitle={t('day')}
        columns={series.map((key, at) => ({ key, title: names[at] ?? key }))}
        rows={data.days.toReversed().map((day) => ({
          key: day.day,
          title: format.date(day.day),
          values: valuesOf(day).map((value) => format.number(value)),
        }))}
      />
    </DayChart>
  );
}
