import { Injectable } from '@nestjs/common';
import type { PaymentConfirmation, PaymentSetup, SandboxCard } from '@porchlight/contracts/commerce';
import { Log, notFound, Problem } from '@porchlight/service-kit';
import Stripe from 'stripe';
import { CommerceConfig, requirePayments } from '../config.ts';
import type { Money } from '../money/money.ts';
import { messages } from './messages.ts';

/** Two tries of this length fit into the deadline of the gateway for a checkout. */
const timeoutMs = 7_000;
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
  /** Code of the last decline, if any. */
  readonly declineCode: string | undefined;
}
/** What is stored of a card. */
export interface Card {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
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
  readonly #stripe: Stripe | undefined;

  constructor(
    private readonly config: CommerceConfig,
    private readonly log: Log,
  ) {
    requirePayments(config);
    this.#stripe = clientFor(config);
  }

  get isSandbox(): boolean {
    return this.config.stripeSecretKey === undefined;
  }

  /**
   * Creates the payment of an attempt, or returns the one created before for it.
   * @param attemptId idempotency key at the provider
   */
  start(attempt: { attemptId: string; orderId: string; amount: Money; description: string }): Promise<Payment> {
    const { attemptId, orderId, amount, description } = attempt;
    return this.#call((stripe) =>
      stripe.paymentIntents.create(
        {
          amount: amount.cents,
          currency: amount.currency.toLowerCase(),
          description,
          allowed_payment_method_types: ['card'],
          metadata: { order_id: orderId, attempt_id: attemptId },
        },
        { idempotencyKey: attemptId },
      ),
    );
  }

  find(id: string): Promise<Payment> {
    return this.#call((stripe) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  }

  cancel(id: string): Promise<Payment> {
    return this.#call((stripe) => stripe.paymentIntents.cancel(id));
  }

  /** Confirms a payment in the sandbox, as the browser does with the provider. A declined card is a state, no error. */
  async confirmInSandbox(id: string, card: SandboxCard): Promise<void> {
    await this.#inSandbox((stripe) => stripe.paymentIntents.confirm(id, { payment_method: card }));
  }

  /** Answers for the bank in the sandbox. */
  async authenticateInSandbox(id: string, outcome: 'succeeded' | 'failed'): Promise<void> {
    const path = `/sandbox/payment_intents/${id}/authenticate`;
    await this.#inSandbox((stripe) => stripe.rawRequest('POST', path, { outcome }));
  }

  async #inSandbox(work: (stripe: Stripe) => Promise<unknown>): Promise<void> {
    if (!this.#stripe || !this.isSandbox) throw notFound();
    try {
      await work(this.#stripe);
    } catch (error) {
      const isRefused = error instanceof Stripe.errors.StripeCardError || isUnexpectedState(error);
      if (!isRefused) throw this.#toProblem(error);
    }
  }

  /** Provider whose card fields the page shows. Throws 503 `payments-off` on a site without any. */
  get setup(): PaymentSetup {
    if (!this.#stripe) throw paymentsOff();
    const { stripePublishableKey } = this.config;
    return this.isSandbox
      ? { provider: 'sandbox' }
      : { provider: 'stripe', ...(stripePublishableKey ? { publishableKey: stripePublishableKey } : {}) };
  }

  /** Returns what the browser needs to confirm a payment. */
  confirmationOf({ clientSecret }: Payment): PaymentConfirmation {
    return { ...this.setup, clientSecret };
  }

  /** Returns the event of a webhook. Throws 400 unless the provider signed it within five minutes of now. */
  readEvent(body: Buffer, signature: string): ProviderEvent {
    const { paymentWebhookSecret, stripeWebhookSecret } = this.config;
    const secret = this.isSandbox ? paymentWebhookSecret : (stripeWebhookSecret ?? '');
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

  /**
   * Throws 503 when the provider does not answer: nothing is known of the payment then; 409 while the same call is in
   * progress.
   */
  async #call(work: (stripe: Stripe) => Promise<Stripe.PaymentIntent>): Promise<Payment> {
    if (!this.#stripe) throw paymentsOff();
    try {
      return toPayment(await work(this.#stripe));
    } catch (error) {
      throw this.#toProblem(error);
    }
  }

  #toProblem(error: unknown): unknown {
    if (!(error instanceof Stripe.errors.StripeError)) return error;
    if (error.code === 'idempotency_key_in_use')
      return new Problem(409, 'in-progress', messages.inProgress, { retryAfter: 1 });
    this.log.warn('payment provider failed', { type: error.type, code: error.code, status: error.statusCode });
    return new Problem(503, 'provider-down', messages.providerDown, { retryAfter: 5 });
  }
}

const paymentsOff = () => new Problem(503, 'payments-off', messages.paymentsOff);
// The payment moved on meanwhile, such as in another tab: its state says how.
const isUnexpectedState = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state';

function clientFor(config: CommerceConfig): Stripe | undefined {
  const options = { timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false };
  if (config.stripeSecretKey) return new Stripe(config.stripeSecretKey, options);
  if (!config.paymentSandboxUrl) return undefined;
  const { hostname, port, protocol } = new URL(config.paymentSandboxUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(config.paymentSandboxKey, {
    ...options,
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  });
}

function toPayment(intent: Stripe.PaymentIntent): Payment {
  const { id, status, last_payment_error: error } = intent;
  return {
    id,
    status,
    clientSecret: intent.client_secret ?? '',
    received: { cents: intent.amount_received, currency: intent.currency === 'usd' ? 'USD' : 'CAD' },
    orderId: intent.metadata['order_id'],
    card: cardOf(intent),
    declineCode: error ? (error.decline_code ?? error.code ?? 'card_declined') : undefined,
  };
}

function cardOf({ latest_charge: charge }: Stripe.PaymentIntent): Card | undefined {
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined;
  if (!card) return undefined;
  return { brand: card.brand ?? 'card', last4: card.last4 ?? '', expMonth: card.exp_month, expYear: card.exp_year };
}
