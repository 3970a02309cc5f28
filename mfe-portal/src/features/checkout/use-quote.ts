import type { ApiError } from '@porchlight/client';
import { useSearchParams } from '@porchlight/client/router';
import type { OrderQuote } from '@porchlight/contracts/commerce';
import { useState } from 'react';
import { checkoutCalls } from './checkout-calls.ts';
import type { Cart } from './products/use-product.ts';

type PricedCart = Cart & {
  /** Province or state of the billing address; empty while it is not chosen. */
  readonly province: string;
};
type Refusals = Readonly<Record<string, string>>;

const inCart = ({ province, ...cart }: PricedCart) => ({ ...cart, ...(province ? { province } : {}) });
/** Returns what was priced, as requests name it. */
export const orderedIn = ({ bundleId, planId, promoCode }: OrderQuote) => ({
  ...(bundleId === undefined ? {} : { bundleId }),
  ...(planId === undefined ? {} : { planId }),
  ...(promoCode === undefined ? {} : { promoCode }),
});
const reasonOf = ({ errors, message }: ApiError) => errors?.['promoCode']?.[0] ?? message;

/**
 * Returns the promo code in the address with the reason for which it is refused. A refused code is tried once for each
 * bundle, because the service limits refused codes. A membership takes no code.
 */
function usePromo(cart: PricedCart) {
  const [query, setQuery] = useSearchParams();
  const [refusals, setRefusals] = useState<Refusals>({});
  const code = query.get('promo') ?? '';
  const tried = `${'bundleId' in cart ? cart.bundleId : ''} ${code}`;
  const isSkipped = code === '' || 'planId' in cart || refusals[tried] !== undefined;
  const priced = checkoutCalls.useApplyPromoCodeQuery(
    { body: { ...inCart(cart), promoCode: code } },
    { skip: isSkipped },
  );
  const { error, isFetching } = priced;
  if (error && !isFetching && !isSkipped) setRefusals({ ...refusals, [tried]: reasonOf(error as ApiError) });
  const apply = (next: string) => {
    setRefusals({});
    const params = new URLSearchParams(query);
    if (next) params.set('promo', next);
    else params.delete('promo');
    setQuery(params, { replace: true });
  };
  return { priced, promo: { code, refusal: code ? refusals[tried] : undefined, isApplied: !isSkipped, apply } };
}

/** Returns what the cart costs. While another cart is priced, the last price stays and is marked as stale. */
export function useQuote(cart: PricedCart) {
  const { priced, promo } = usePromo(cart);
  const plain = checkoutCalls.useQuoteOrderQuery({ body: inCart(cart) }, { skip: promo.isApplied });
  const { data, error, isFetching, refetch } = promo.isApplied ? priced : plain;
  return {
    quote: data ?? priced.data ?? plain.data,
    isStale: isFetching,
    error: promo.isApplied ? undefined : (error as ApiError | undefined),
    promo,
    refetch,
  };
}
