import { useFormat, useMessages } from '@porchlight/client';
import type { Currency } from '@porchlight/contracts';
import type { PromoValue } from '@porchlight/contracts/commerce';
import type { AnyRecord } from '@porchlight/resource-kit';
import { ecommerceMessages } from '../messages/catalog.ts';

type Given = Omit<PromoValue, 'kind'> & { readonly currency?: Currency };

/** What a code gives: a percentage, an amount or credits. */
export function PromoKindCell({ record }: { readonly record: AnyRecord }) {
  const t = useMessages(ecommerceMessages);
  const format = useFormat();
  const { percentOff, amountOffCents, bonusCredits, currency } = record as AnyRecord & Given;
  if (percentOff) return t('promoCodes.gives.percent', { percent: percentOff });
  if (amountOffCents && currency)
    return t('promoCodes.gives.amount', { amount: format.cents(amountOffCents, currency) });
  return t('promoCodes.gives.credits', { count: bonusCredits ?? 0 });
}
