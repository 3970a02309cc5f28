import { useFormat, useMessages } from '@porchlight/client';
import type { Currency } from '@porchlight/contracts';
import type { Fee, FeeInput } from '@porchlight/contracts/catalog';
import { editorMessages } from '../messages/catalog.ts';

/** Returns a function that writes amount and terms of a fee: "$40 · At move-in · Required · Refundable". */
export function useFeeText(currency: Currency): (fee: Fee) => string {
  const t = useMessages(editorMessages);
  const format = useFormat();
  return ({ amount, timing, requirement, refundable }) =>
    [
      format.money(amount, currency),
      t(`feeTiming.${timing as FeeInput['timing']}`),
      t(`feeRequirement.${requirement as FeeInput['requirement']}`),
      refundable ? t('refundable') : '',
    ]
      .filter(Boolean)
      .join(' · ');
}
