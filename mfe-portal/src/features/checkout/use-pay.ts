import { api, track, useFormat, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { CheckoutRequest, OrderQuote, PaymentSetup } from '@porchlight/contracts/commerce';
import { useStoredIdempotencyKey } from '@porchlight/forms';
import { useState, type RefObject } from 'react';
import { responseOf, type CardFields } from '../../shared/card-form/card-fields.ts';
import { paymentMethodTag } from '../../shared/payment-method/payment-method-calls.ts';
import { walletTag } from '../../shared/wallet/wallet-calls.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { checkoutMessages } from './messages/catalog.ts';
import { payOrder, type PaySteps, type Purchase, type Unpaid } from './payment/pay-order.ts';

const verifyEveryMs = 3_000;

interface Options {
  readonly card: RefObject<CardFields | null>;
  readonly setup: PaymentSetup | undefined;
  readonly onSetup: (setup: PaymentSetup) => void;
  readonly onPaid: (purchase: Purchase) => void;
  /** Prices the cart again. */
  readonly refreshQuote: () => Promise<OrderQuote | undefined>;
}

/** The card fields are of another provider than the order's payment. */
class CardNeeded extends Error {}

/** Returns the steps of a payment with the entered card. */
function useSteps({ card, setup, onSetup }: Options) {
  const [checkout] = checkoutCalls.useCheckoutMutation();
  const [postCheckout] = checkoutCalls.usePostCheckoutMutation();
  const [isVerifying, setVerifying] = useState(false);
  const steps: PaySteps = {
    checkout: async (body) => {
      const order = await responseOf(checkout({ body }));
      if (order.payment && order.payment.provider !== setup?.provider) {
        onSetup(order.payment);
        throw new CardNeeded();
      }
      return order;
    },
    postCheckout: (orderId) => responseOf(postCheckout({ body: { orderId } })),
    confirm: async (payment) => card.current?.confirm(payment),
    authenticate: async (payment) => card.current?.authenticate(payment),
    wait: async () => {
      setVerifying(true);
      await new Promise((resolve) => setTimeout(resolve, verifyEveryMs));
    },
  };
  return { steps, isVerifying, setVerifying };
}

/** Returns the error that an unsuccessful payment is shown as. */
function useErrorOf(refreshQuote: Options['refreshQuote']) {
  const t = useMessages(checkoutMessages);
  const format = useFormat();
  const ofUnpaid = (unpaid: Unpaid): ApiError => ({
    status: 402,
    code: unpaid.kind,
    message: t(unpaid.kind === 'declined' ? `declined.${unpaid.reason}` : `text.${unpaid.kind}`),
  });
  const ofCall = async (error: unknown): Promise<ApiError> => {
    if (error instanceof CardNeeded) return { status: 402, code: 'card-needed', message: t('text.card-needed') };
    const problem = error as ApiError;
    if (problem.code === 'promo-refused') {
      await refreshQuote();
      return { ...problem, message: problem.errors?.['promoCode']?.[0] ?? problem.message };
    }
    if (problem.code !== 'price-changed') return problem;
    const quote = await refreshQuote();
    return quote
      ? { ...problem, message: t('newTotal', { total: format.cents(quote.totalCents, quote.currency) }) }
      : problem;
  };
  return { ofUnpaid, ofCall };
}

/**
 * Returns a function that orders and pays, and whose result is the error, if any. Its idempotency key belongs to the
 * content of the order, and ends with it.
 */
export function usePay(options: Options) {
  const dispatch = useDispatch();
  const key = useStoredIdempotencyKey('porchlight:checkout-key');
  const { steps, isVerifying, setVerifying } = useSteps(options);
  const errorOf = useErrorOf(options.refreshQuote);
  const pay = async (order: Omit<CheckoutRequest, 'key'>): Promise<ApiError | undefined> => {
    try {
      const result = await payOrder({ ...order, ...track.attribution(), key: key.keyOf(JSON.stringify(order)) }, steps);
      if ('kind' in result) {
        if (result.kind === 'order-ended') key.forget();
        return errorOf.ofUnpaid(result);
      }
      key.forget();
      dispatch(api.util.invalidateTags([walletTag, paymentMethodTag]));
      options.onPaid(result);
      return undefined;
    } catch (error) {
      if ((error as ApiError).code === 'key-taken') key.forget();
      return await errorOf.ofCall(error);
    } finally {
      setVerifying(false);
    }
  };
  return { pay, isVerifying };
}
