import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { currencies } from '@porchlight/contracts';
import type { CurrencyPrices } from '@porchlight/contracts/commerce';
import { ErrorState, FilterSelect, FormLayout, ListCard, RowsSkeleton } from '@porchlight/console-ui';
import { ecommerceMessages } from '../messages/catalog.ts';
import type { TabProps } from '../tab-props.ts';
import css from '../tab.module.css';
import { useAddressChoice } from '../use-address-choice.ts';
import { PriceHistory } from './price-history.tsx';
import { pricesCalls } from './prices-calls.ts';
import { PricesForm } from './prices-form.tsx';

/** Prices of listings in credits: a form for the next ones, and all lists of a currency. */
export function PricesTab({ tabs }: TabProps) {
  const t = useMessages(ecommerceMessages);
  const [currency, choose] = useAddressChoice('currency', currencies);
  const { data, error, refetch } = pricesCalls.useListCreditPriceListsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const prices = data?.currencies.find((one) => one.currency === currency);
  return (
    <>
      <ListCard {...tabs}>
        <div className={css.intro}>
          <div className={css.choice}>
            <FilterSelect
              label={t('promoCodes.currency')}
              value={currency}
              choices={currencies.map((value) => ({ value, label: t(`promoCodes.currency.${value}`) }))}
              onChange={choose}
            />
          </div>
          {error && (
            <ErrorState
              title={t('prices.failed')}
              message={(error as ApiError).message}
              retryText={t('tryAgain')}
              onRetry={() => void refetch()}
            />
          )}
          {!data && !error && <RowsSkeleton rows={4} label={t('prices.loading')} />}
        </div>
      </ListCard>
      {prices && <Prices key={`${currency} ${prices.version}`} prices={prices} />}
    </>
  );
}

function Prices({ prices }: { readonly prices: CurrencyPrices }) {
  const canModify = usePermission('modifyCreditBundles');
  return canModify ? (
    <FormLayout side={<PriceHistory prices={prices} />}>
      <PricesForm prices={prices} />
    </FormLayout>
  ) : (
    <PriceHistory prices={prices} />
  );
}
