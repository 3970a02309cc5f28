import { usePermission } from '@porchlight/client';
import type { PaymentMethod } from '@porchlight/contracts/commerce';
import { useMemo } from 'react';
import { useMirror } from '../wallet/use-mirror.ts';
import { paymentMethodCalls } from './payment-method-calls.ts';

/** What this browser stores of the card; of the postal code the first half. */
type MaskedCard = Pick<
  PaymentMethod,
  'type' | 'typeExt' | 'partialIdentifier' | 'expMonth' | 'expYear' | 'postalCode' | 'isExpired'
>;

const isMasked = (value: unknown): value is MaskedCard => {
  const { type, typeExt, partialIdentifier, expMonth, expYear } = (value ?? {}) as Partial<MaskedCard>;
  return (
    type === 'card' &&
    typeof typeExt === 'string' &&
    typeof partialIdentifier === 'string' &&
    typeof expMonth === 'number' &&
    typeof expYear === 'number'
  );
};
function mask(card: PaymentMethod): MaskedCard {
  const { type, typeExt, partialIdentifier, expMonth, expYear, postalCode, isExpired } = card;
  return {
    type,
    typeExt,
    partialIdentifier,
    expMonth,
    expYear,
    isExpired,
    postalCode: postalCode?.slice(0, 3) ?? null,
  };
}

/** Returns the saved card, and while it loads the masked copy of the last visit. */
export function usePaymentMethod() {
  const { data, error, isLoading, refetch } = paymentMethodCalls.useGetPaymentMethodQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skip: !usePermission('viewBilling'),
  });
  const loaded = data?.paymentMethod;
  const masked = useMemo(() => loaded && mask(loaded), [loaded]);
  const copy = useMirror('payment-method', masked, isMasked);
  return { card: loaded, copy, error, isLoading, refetch };
}
