import { useMessages } from '@porchlight/client';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js';
import { useImperativeHandle, useMemo, useState, type Ref } from 'react';
import css from './payment.module.css';
import { checkoutMessages } from '../messages/catalog.ts';
import type { CardFields } from './card-fields.ts';

interface Props {
  readonly publishableKey: string;
  readonly ref: Ref<CardFields>;
}

/** Card fields of Stripe, in frames of its own: no card data enters this page. */
export function StripeCardFields({ publishableKey, ref }: Props) {
  const stripe = useMemo(() => loadStripe(publishableKey), [publishableKey]);
  return (
    <Elements stripe={stripe}>
      <Card ref={ref} />
    </Elements>
  );
}

const tokenOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

function Card({ ref }: Pick<Props, 'ref'>) {
  const t = useMessages(checkoutMessages);
  const stripe = useStripe();
  const card = useElements()?.getElement(CardElement);
  const [isComplete, setComplete] = useState(false);
  const [error, setError] = useState<string>();
  useImperativeHandle(ref, () => ({
    check: () => {
      if (isComplete) return true;
      setError(error ?? t('card.incomplete'));
      card?.focus();
      return false;
    },
    // A declined card is a state of the payment, which the service verifies.
    confirmPayment: async ({ clientSecret }) => {
      if (stripe && card) await stripe.confirmCardPayment(clientSecret, { payment_method: { card } });
    },
    authenticate: async ({ clientSecret }) => {
      await stripe?.handleNextAction({ clientSecret });
    },
  }));
  return (
    <div className={css.stripe}>
      <CardElement
        options={{
          hidePostalCode: true,
          style: { base: { color: tokenOf('--ink'), fontSize: '16px' }, invalid: { color: tokenOf('--danger') } },
        }}
        onChange={(change) => {
          setComplete(change.complete);
          setError(change.error?.message);
        }}
      />
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
