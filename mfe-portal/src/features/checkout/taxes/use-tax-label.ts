import { useFormat, useMessages } from '@porchlight/client';
import type { OrderQuote } from '@porchlight/contracts/commerce';
import { checkoutMessages } from '../messages/catalog.ts';

const taxNames = ['GST', 'HST', 'PST', 'QST', 'RST'] as const;

/** Returns a function from a tax to its name in the language of the page, with its rate. */
export function useTaxLabel() {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  return ({ name, ratePpm }: Pick<OrderQuote['taxes'][number], 'name' | 'ratePpm'>): string => {
    const known = taxNames.find((one) => one === name);
    return t('tax', { name: known ? t(`tax.${known}`) : name, rate: format.number(ratePpm / 10_000) });
  };
}
