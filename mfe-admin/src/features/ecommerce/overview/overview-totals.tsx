import { useFormat, useMessages, useNow } from '@porchlight/client';
import type { Currency } from '@porchlight/contracts';
import type { OverviewFigures, OverviewResponse } from '@porchlight/contracts/commerce';
import { deferredOf } from './deferred-of.ts';
import { overviewMessages } from './messages/catalog.ts';
import css from './overview.module.css';

interface Props {
  readonly overview: OverviewResponse;
  readonly currency: Currency;
}
const compared = ['salesCents', 'refundsCents', 'disputesCents', 'taxesCents', 'creditsSold', 'creditsUsed'] as const;

/** Totals of the range with the change from the days before it, and the deferred revenue at its end. */
export function OverviewTotals({ overview: { days, total, previous, updatedAt }, currency }: Props) {
  const t = useMessages(overviewMessages);
  const format = useFormat();
  const textOf = (name: keyof OverviewFigures) =>
    name.endsWith('Cents') ? format.cents(total[name], currency) : format.number(total[name]);
  const latest = days.findLast((day) => deferredOf(day) !== undefined);
  return (
    <>
      <dl className={css.totals}>
        {compared.map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <strong>{textOf(name)}</strong>
              <Change now={total[name]} before={previous[name]} days={days.length} />
            </dd>
          </div>
        ))}
        {latest && (
          <div>
            <dt>{t('deferred')}</dt>
            <dd>
              <strong>{format.cents(deferredOf(latest) ?? 0, currency)}</strong>
              <span>{t('deferredOn', { date: format.date(latest.date, 'long') })}</span>
            </dd>
          </div>
        )}
      </dl>
      <Updated at={updatedAt} />
    </>
  );
}

/** Change in whole percent; absent where there is nothing to compare with. */
function Change({ now, before, days }: { readonly now: number; readonly before: number; readonly days: number }) {
  const t = useMessages(overviewMessages);
  const format = useFormat();
  if (before <= 0 || now < 0) return null;
  const percent = Math.round((now / before - 1) * 100);
  if (percent === 0) return <span>{t('same', { days })}</span>;
  return <span>{t(percent > 0 ? 'more' : 'less', { percent: format.number(Math.abs(percent)), days })}</span>;
}

function Updated({ at }: { readonly at: string | undefined }) {
  const t = useMessages(overviewMessages);
  const format = useFormat();
  const now = useNow();
  return (
    <p className={css.updated}>{at === undefined ? t('notUpdated') : t('updated', { ago: format.ago(at, now) })}</p>
  );
}
