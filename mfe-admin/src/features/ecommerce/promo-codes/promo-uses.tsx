import { useFormat, useMessages, type ApiError } from '@porchlight/client';
import { maxPromoUses } from '@porchlight/contracts/commerce';
import { ErrorState, FormSection, RowsSkeleton, Timeline } from '@porchlight/console-ui';
import { ecommerceMessages } from '../messages/catalog.ts';
import { promoCalls } from './promo-calls.ts';

/** The newest orders with a promo code. */
export function PromoUses({ id }: { readonly id: string }) {
  const t = useMessages(ecommerceMessages);
  const format = useFormat();
  const { data, error, refetch } = promoCalls.useListPromoUsesQuery({ params: { id } });
  const entries = (data?.uses ?? []).map(({ orderId, orderNumber, buyer, state, discountCents, currency, at }) => ({
    key: orderId,
    title: t('promoCodes.useOf', { buyer, order: orderNumber }),
    time: `${format.date(at)} · ${format.cents(discountCents, currency)} · ${t(`promoCodes.use.${state}`)}`,
  }));
  return (
    <FormSection title={t('promoCodes.uses')}>
      {error && (
        <ErrorState
          title={t('promoCodes.usesFailed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton rows={2} label={t('promoCodes.usesLoading')} />}
      {data && entries.length === 0 && <p>{t('promoCodes.noUses')}</p>}
      {entries.length > 0 && <Timeline entries={entries} />}
      {entries.length === maxPromoUses && <p>{t('promoCodes.newestUses', { max: maxPromoUses })}</p>}
    </FormSection>
  );
}
