import { Injectable } from '@nestjs/common';
import type { PaymentConfirmation, PaymentSetup } from '@porchlight/contracts/commerce';
import { Log, Problem } from '@porchlight/service-kit';
import Stripe from 'stripe';
import { CommerceConfig } from '../config.ts';
import type { Money } from '../money/money.ts';
import { messages } from './messages.ts';
import { idOf, type Card, type SavedCard } from './saved-card.ts';
import { StripeClient } from './stripe-client.ts';

/** Clocks may differ by this much; a signature of another time is refused. */
const toleranceSeconds = 300;

/** A payment at the provider. */
export interface Payment {
  readonly id: string;
  readonly status: Stripe.PaymentIntent.Status;
  readonly clientSecret: string;
  readonly received: Money;
  /** Order that it pays for. */
  readonly orderId: string | undefined;
  readonly card: Card | undefined;
  /** Whether its card is saved when it succeeds. */
  readonly savesCard: boolean;
  /** The card that was saved with it. */
  readonly savedCard: SavedCard | undefined;
  /** Code of the last decline, if any. */
  readonly declineCode: string | undefined;
}
/** A payment to start. */
interface NewPayment {
  /** Idempotency key at the provider. */
  readonly attemptId: string;
  readonly orderId: string;
  readonly amount: Money;
  readonly description: string;
}
/** An event of the provider; its object is fetched again, because events arrive late and out of order. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly objectId: string;
}

/** The payment provider: Stripe, or its sandbox on a site without keys. */
@Injectable()
export class PaymentProvider {
  constructor(
    private readonly config: CommerceConfig,
    private readonly client: StripeClient,
    private readonly log: Log,
  ) {}

  /** Creates the payment of an attempt, or returns the one created before for it. */
  start({ customerId, ...payment }: NewPayment & { readonly customerId: string }): Promise<Payment> {
    return this.#call((stripe) =>
      stripe.paymentIntents.create(
        { ...parametersOf(payment), customer: customerId },
        { idempotencyKey: payment.attemptId },
      ),
    );
  }

  /**
   * Charges a saved card without its holder present, once per attempt. A declined card is a state of the payment, no
   * error.
   */
  charge({ card, ...payment }: NewPayment & { readonly card: SavedCard }): Promise<Payment> {
    return this.#call((stripe) =>
      stripe.paymentIntents
        .create(
          {
            ...parametersOf(payment),
            customer: card.customerId,
            payment_method: card.id,
            off_session: true,
            confirm: true,
            expand: ['latest_charge'],
          },
          { idempotencyKey: payment.attemptId },
        )
        .catch(declinedPaymentOf),
    );
  }

  /** Changes whether the card of an open payment is saved when it succeeds. */
  change(id: string, { savesCard }: Pick<Payment, 'savesCard'>): Promise<Payment> {
    return this.#call((stripe) =>
      stripe.paymentIntents.update(id, { setup_future_usage: savesCard ? 'off_session' : '' }),
    );
  }

  find(id: string): Promise<Payment> {
    return this.#call((stripe) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  }

  cancel(id: string): Promise<Payment> {
    return this.#call((stripe) => stripe.paymentIntents.cancel(id));
  }

  /** Confirms a payment in the sandbox, as the browser does with the provider. */
  confirmInSandbox(id: string, card: string): Promise<void> {
    return this.client.callInSandbox((stripe) => stripe.paymentIntents.confirm(id, { payment_method: card }));
  }

  /** Answers for the bank in the sandbox. */
  authenticateInSandbox(id: string, outcome: 'succeeded' | 'failed'): Promise<void> {
    const path = `/sandbox/payment_intents/${id}/authenticate`;
    return this.client.callInSandbox((stripe) => stripe.rawRequest('POST', path, { outcome }));
  }

  /** Provider whose card fields the page shows. Throws 503 `payments-off` on a site without any. */
  get setup(): PaymentSetup {
    this.client.requireProvider();
    const { stripePublishableKey } = this.config;
    return this.client.isSandbox
      ? { provider: 'sandbox' }
      : { provider: 'stripe', ...(stripePublishableKey ? { publishableKey: stripePublishableKey } : {}) };
  }

  /** Returns what the browser needs to confirm a payment or a card. */
  confirmationOf({ clientSecret }: Pick<Payment, 'clientSecret'>): PaymentConfirmation {
    return { ...this.setup, clientSecret };
  }

  /** Returns the event of a webhook. Throws 400 unless the provider signed it within five minutes of now. */
  readEvent(body: Buffer, signature: string): ProviderEvent {
    const { paymentWebhookSecret, stripeWebhookSecret } = this.config;
    const secret = this.client.isSandbox ? paymentWebhookSecret : (stripeWebhookSecret ?? '');
    const times = [...signature.matchAll(/(?:^|,)t=(\d+)/g)].map(([, seconds]) => Number(seconds));
    // The SDK refuses old signatures only.
    const isFromFuture = Math.max(...times) > Date.now() / 1_000 + toleranceSeconds;
    try {
      if (isFromFuture) throw new Error('signed in the future');
      const event = Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
      const { id } = event.data.object as { readonly id?: unknown };
      return { id: event.id, type: event.type, objectId: typeof id === 'string' ? id : '' };
    } catch (error) {
      this.log.warn('webhook refused', { reason: (error as Error).message.split('\n')[0] });
      throw new Problem(400, 'bad-signature', messages.badSignature);
    }
  }

  async #call(work: (stripe: Stripe) => Promise<Stripe.PaymentIntent>): Promise<Payment> {
    return toPayment(await this.client.call(work));
  }
}

const parametersOf = ({ attemptId, orderId, amount, description }: NewPayment): Stripe.PaymentIntentCreateParams => ({
  amount: amount.cents,
  currency: amount.currency.toLowerCase(),
  description,
  allowed_payment_method_types: ['card'],
  metadata: { order_id: orderId, attempt_id: attemptId },
});

/** Returns the payment of a declined card. Throws any other error. */
function declinedPaymentOf(error: unknown): Stripe.PaymentIntent {
  if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent;
  throw error;
}

function toPayment(intent: Stripe.PaymentIntent): Payment {
  const { id, status, last_payment_error: error } = intent;
  const card = cardOf(intent);
  return {
    id,
    status,
    clientSecret: intent.client_secret ?? '',
    received: { cents: intent.amount_received, currency: intent.currency === 'usd' ? 'USD' : 'CAD' },
    orderId: intent.metadata['order_id'],
    card,
    savesCard: intent.setup_future_usage === 'off_session',
    savedCard: card && savedCardOf(intent, card),
    declineCode: error ? (error.decline_code ?? error.code ?? 'card_declined') : undefined,
  };
}

function cardOf({ latest_charge: charge }: Stripe.PaymentIntent): Card | undefined {
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined;
  if (!card) return undefined;
  return { brand: card.brand ?? 'card', last4: card.last4 ?? '', expMonth: card.exp_month, expYear: card.exp_year };
}

function savedCardOf(intent: Stripe.PaymentIntent, card: Card): SavedCard | undefined {
  const { status, setup_future_usage: usage, customer, payment_method: method } = intent;
  if (status !== 'succeeded' || usage !== 'off_session' || !customer || !method) return undefined;
  return { ...card, id: idOf(method), customerId: idOf(customer) };
}
