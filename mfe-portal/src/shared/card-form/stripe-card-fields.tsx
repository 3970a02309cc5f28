import { useMessages } from '@porchlight/client';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js';
import { useImperativeHandle, useMemo, useState, type Ref } from 'react';
import type { CardFields } from './card-fields.ts';
import css from './card-form.module.css';
import { cardFormMessages } from './messages/catalog.ts';

interface Props {
  readonly publishableKey: string;
  /** Id at the provider of the saved card to use; absent: a card is entered. */
  readonly savedCardId?: string | undefined;
  readonly ref: Ref<CardFields>;
}

/** Card fields of Stripe, in frames of its own: no card data enters this page. */
export function StripeCardFields({ publishableKey, savedCardId, ref }: Props) {
  const stripe = useMemo(() => loadStripe(publishableKey), [publishableKey]);
  return (
    <Elements stripe={stripe}>
      {savedCardId === undefined ? <Card ref={ref} /> : <SavedCard id={savedCardId} ref={ref} />}
    </Elements>
  );
}

function SavedCard({ id, ref }: Pick<Props, 'ref'> & { readonly id: string }) {
  const stripe = useStripe();
  useImperativeHandle(ref, () => ({
    check: () => stripe !== null,
    confirm: async ({ clientSecret }) => {
      await stripe?.confirmCardPayment(clientSecret, { payment_method: id });
    },
    authenticate: async ({ clientSecret }) => {
      await stripe?.handleNextAction({ clientSecret });
    },
  }));
  return null;
}

const tokenOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

function Card({ ref }: Pick<Props, 'ref'>) {
  const t = useMessages(cardFormMessages);
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
    // A declined card is a state of the payment or the saved card, which the service verifies.
    confirm: async ({ orderId, clientSecret }) => {
      if (!stripe || !card) return;
      if (orderId === undefined) await stripe.confirmCardSetup(clientSecret, { payment_method: { card } });
      else await stripe.confirmCardPayment(clientSecret, { payment_method: { card } });
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
