import { useMessages } from '@porchlight/client';
import type { PaymentMethod } from '@porchlight/contracts/commerce';
import { paymentMethodMessages } from './messages/catalog.ts';

/** Names of card brands, by those of the provider. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

type NamedCard = Pick<PaymentMethod, 'typeExt' | 'partialIdentifier'>;
type DatedCard = Pick<PaymentMethod, 'expMonth' | 'expYear' | 'isExpired'>;

/** Returns functions from a card to its name, and to its expiry in words. */
export function useCardName() {
  const t = useMessages(paymentMethodMessages);
  return {
    nameOf: ({ typeExt, partialIdentifier }: NamedCard) =>
      t('cardName', { brand: brands[typeExt] ?? t('card'), digits: partialIdentifier }),
    expiryOf: ({ expMonth, expYear, isExpired }: DatedCard) =>
      t(isExpired ? 'expired' : 'expires', { date: `${String(expMonth).padStart(2, '0')}/${expYear}` }),
  };
}
