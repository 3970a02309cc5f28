import { useFormat, useMessages, useNow } from '@porchlight/client';
import type { CurrencyPrices } from '@porchlight/contracts/commerce';
import { FormSection, KeyValue, StatusBadge, Timeline } from '@porchlight/console-ui';
import { ecommerceMessages } from '../messages/catalog.ts';
import { priceFields } from './price-fields.ts';

/** Announced, current and past prices of a currency. */
export function PriceHistory({ prices: { lists } }: { readonly prices: CurrencyPrices }) {
  const t = useMessages(ecommerceMessages);
  const format = useFormat();
  const now = useNow();
  const current = lists.find(({ validFrom }) => new Date(validFrom) <= now);
  const entries = lists.map((list) => ({
    key: list.validFrom,
    title: t('prices.from', { date: format.date(list.validFrom, 'long') }),
    time: (
      <>
        {list === current && <StatusBadge tone="ok">{t('prices.current')}</StatusBadge>}
        {new Date(list.validFrom) > now && <StatusBadge tone="info">{t('prices.announced')}</StatusBadge>}
      </>
    ),
    children: (
      <KeyValue
        facts={priceFields.map((field) => ({
          key: field,
          label: t(`prices.${field}`),
          value: t('creditBundles.count', { count: list[field] }),
        }))}
      />
    ),
  }));
  return (
    <FormSection title={t('prices.history')}>
      <Timeline entries={entries} />
    </FormSection>
  );
}
