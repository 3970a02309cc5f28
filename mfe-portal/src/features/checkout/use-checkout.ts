import type { ApiError } from '@porchlight/client';
import type { BillingInformation, PaymentSetup } from '@porchlight/contracts/commerce';
import { useRef, useState } from 'react';
import type { CardFields } from '../../shared/card-form/card-fields.ts';
import { useBillingForm } from '../../shared/billing-information/use-billing-form.ts';
import type { Purchase } from './payment/pay-order.ts';
import { useCardChoice } from './payment/use-card-choice.ts';
import type { Cart } from './products/use-product.ts';
import { usePay } from './use-pay.ts';
import { orderedIn, useQuote } from './use-quote.ts';

interface Options {
  readonly cart: Cart;
  readonly saved: BillingInformation | null;
  readonly onPaid: (purchase: Purchase) => void;
}

/** Returns the state of the checkout: its form, its price and its payment. */
export function useCheckout({ cart, saved, onPaid }: Options) {
  const card = useRef<CardFields>(null);
  const choice = useCardChoice();
  const [orderSetup, setOrderSetup] = useState<PaymentSetup>();
  const form = useBillingForm({
    saved,
    check: () => card.current?.check() ?? true,
    onSaved: () => payQuote(),
  });
  const price = useQuote({ ...cart, province: form.values.province });
  const setup = orderSetup ?? price.quote?.payment;
  const { pay, isVerifying } = usePay({
    card,
    setup,
    onSetup: setOrderSetup,
    onPaid,
    refreshQuote: async () => (await price.refetch()).data,
  });
  // The form does not submit without a price: its button is disabled.
  const payQuote = (): Promise<ApiError | undefined> | undefined =>
    price.quote &&
    pay({
      ...orderedIn(price.quote),
      expectedTotalCents: price.quote.totalCents,
      ...(choice.savesCard ? { saveCard: true } : {}),
    });
  return { card, choice, setup, form, price, isVerifying };
}
