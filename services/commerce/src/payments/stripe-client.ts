import { Injectable } from '@nestjs/common';
import { Log, notFound, Problem } from '@porchlight/service-kit';
import Stripe from 'stripe';
import { CommerceConfig, requirePayments } from '../config.ts';
import { messages } from './messages.ts';

/** Two tries of this length fit into the deadline of the gateway for a checkout. */
const timeoutMs = 7_000;

/** The provider refused a call for good: the same call will never succeed. */
export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal';
}

/** SDK of the payment provider: Stripe, or its sandbox on a site without keys. */
@Injectable()
export class StripeClient {
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

  /** False on a site without a provider. */
  get isAvailable(): boolean {
    return this.#stripe !== undefined;
  }

  /** Throws 503 `payments-off` on a site without a provider. */
  requireProvider(): Stripe {
    if (!this.#stripe) throw new Problem(503, 'payments-off', messages.paymentsOff);
    return this.#stripe;
  }

  /**
   * Throws 503 when the provider does not answer: nothing is known of the result then; 409 while the same call is in
   * progress.
   */
  async call<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await work(this.requireProvider());
    } catch (error) {
      throw this.#toProblem(error);
    }
  }

  /** As `call`, but throws `ProviderRefusal` for a call that can never succeed. */
  callOrRefuse<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    return this.call((stripe) =>
      work(stripe).catch((error: unknown) => {
        throw isRefusal(error) ? new ProviderRefusal(error.message) : error;
      }),
    );
  }

  /** Does in the sandbox what the browser does with the provider. A declined card is a state, no error. */
  async callInSandbox(work: (stripe: Stripe) => Promise<unknown>): Promise<void> {
    if (!this.#stripe || !this.isSandbox) throw notFound();
    try {
      await work(this.#stripe);
    } catch (error) {
      const isRefused = error instanceof Stripe.errors.StripeCardError || isUnexpectedState(error);
      if (!isRefused) throw this.#toProblem(error);
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

// The payment or card moved on meanwhile, such as in another tab: its state says how.
const isUnexpectedState = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code?.endsWith('_unexpected_state') === true;
// 409 and 429 come with the same class, and say nothing about the call itself.
const isRefusal = (error: unknown): error is Error =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400;

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
