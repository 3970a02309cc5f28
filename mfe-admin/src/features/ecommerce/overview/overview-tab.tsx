import { useMessages, type ApiError } from '@porchlight/client';
import { currencies } from '@porchlight/contracts';
import { overviewRanges } from '@porchlight/contracts/commerce';
import { ErrorState, FilterSelect, ListCard, RowsSkeleton } from '@porchlight/console-ui';
import { ecommerceMessages } from '../messages/catalog.ts';
import type { TabProps } from '../tab-props.ts';
import { useAddressChoice } from '../use-address-choice.ts';
import { overviewMessages } from './messages/catalog.ts';
import { overviewCalls } from './overview-calls.ts';
import { OverviewCharts } from './overview-charts.tsx';
import { OverviewTotals } from './overview-totals.tsx';
import css from './overview.module.css';

/** Sales, credits and deferred revenue of the last days, in one currency. */
export function OverviewTab({ tabs }: TabProps) {
  const t = useMessages(overviewMessages);
  const tEcommerce = useMessages(ecommerceMessages);
  const [days, chooseDays] = useAddressChoice('days', overviewRanges);
  const [currency, chooseCurrency] = useAddressChoice('currency', currencies);
  const { currentData, error, refetch } = overviewCalls.useGetEcommerceOverviewQuery(
    { query: { days, currency } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <ListCard {...tabs}>
        <div className={css.head}>
          <div className={css.choices}>
            <FilterSelect
              label={t('range')}
              value={String(days)}
              choices={overviewRanges.map((count) => ({ value: String(count), label: t('days', { count }) }))}
              onChange={chooseDays}
            />
            <FilterSelect
              label={tEcommerce('promoCodes.currency')}
              value={currency}
              choices={currencies.map((value) => ({ value, label: tEcommerce(`promoCodes.currency.${value}`) }))}
              onChange={chooseCurrency}
            />
          </div>
          {error && (
            <ErrorState
              title={t('failed')}
              message={(error as ApiError).message}
              retryText={tEcommerce('tryAgain')}
              onRetry={() => void refetch()}
            />
          )}
          {!currentData && !error && <RowsSkeleton rows={6} label={t('loading')} />}
          {currentData && !error && <OverviewTotals overview={currentData} currency={currency} />}
        </div>
      </ListCard>
      {currentData && !error && <OverviewCharts days={currentData.days} currency={currency} />}
    </>
  );
}
