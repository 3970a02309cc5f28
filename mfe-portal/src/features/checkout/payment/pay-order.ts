import type { ApiError } from '@porchlight/client';
import type {
  CheckoutRequest,
  CheckoutResponse,
  DeclineReason,
  PostCheckoutResponse,
} from '@porchlight/contracts/commerce';
import type { CardFields } from '../../../shared/card-form/card-fields.ts';

/** Calls and effects of a payment. They throw an `ApiError`. */
export interface PaySteps extends Pick<CardFields, 'confirm' | 'authenticate'> {
  readonly checkout: (request: CheckoutRequest) => Promise<CheckoutResponse>;
  readonly postCheckout: (orderId: string) => Promise<PostCheckoutResponse>;
  /** Waits before the payment is verified again. */
  readonly wait: () => Promise<void>;
}
/** What was bought, and the whole credits in the wallet after that. */
export interface Purchase {
  /** Credits; 0 for a membership. */
  readonly bought: number;
  readonly balance: number;
}
/** Why an order is not paid. `unconfirmed`: it is not known yet whether it is. */
export type Unpaid =
  | { readonly kind: 'declined'; readonly reason: DeclineReason }
  | { readonly kind: 'not-charged' | 'order-ended' | 'unconfirmed' };

const maxChecks = 20;

/** Whether it is unknown what a failed call changed, or whether it may succeed later. */
export const isTemporary = ({ status }: Pick<ApiError, 'status'>): boolean =>
  status === 0 || status === 409 || status === 429 || status >= 500;

/** Returns the response of a call; undefined after a temporary error. Throws any other error. */
async function responseIfAny<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isTemporary(error as ApiError)) return undefined;
    throw error;
  }
}

/**
 * Orders a bundle or a membership, pays it and verifies the payment. Throws the `ApiError` of a call that failed. An
 * order has one payment at the provider: the same key never charges twice.
 */
export async function payOrder(request: CheckoutRequest, steps: PaySteps): Promise<Purchase | Unpaid> {
  const { orderId, payment, quote } = await steps.checkout(request);
  const orderPayment = payment && { ...payment, orderId };
  if (orderPayment) await responseIfAny(steps.confirm(orderPayment));
  for (let checks = 0; checks < maxChecks; checks += 1) {
    const order = await responseIfAny(steps.postCheckout(orderId));
    if (order?.payment === 'action' && orderPayment) await responseIfAny(steps.authenticate(orderPayment));
    else if (order && order.payment !== 'processing')
      return unpaidOf(order) ?? { bought: quote.credits + quote.bonusCredits, balance: order.credits };
    else await steps.wait();
  }
  return { kind: 'unconfirmed' };
}

function unpaidOf({ state, payment, decline = 'declined' }: PostCheckoutResponse): Unpaid | undefined {
  if (state === 'cancelled' || state === 'expired') return { kind: 'order-ended' };
  if (state !== 'pending') return undefined;
  return payment === 'declined' ? { kind: 'declined', reason: decline } : { kind: 'not-charged' };
}
