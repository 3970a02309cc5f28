import { Injectable } from '@nestjs/common';
import type { SandboxCard } from '@porchlight/contracts/commerce';
import Stripe from 'stripe';
import { idOf, type SavedCard } from './saved-card.ts';
import { StripeClient } from './stripe-client.ts';

/** Card that is being saved without a payment. */
export interface CardSetup {
  readonly id: string;
  readonly status: Stripe.SetupIntent.Status;
  readonly clientSecret: string;
  readonly customerId: string | undefined;
  /** The card, once it is saved. */
  readonly card: SavedCard | undefined;
  /** Code of the last decline, if any. */
  readonly declineCode: string | undefined;
}

const expand = ['payment_method'];

/** Customers and their cards at the payment provider. */
@Injectable()
export class CardProvider {
  constructor(private readonly client: StripeClient) {}

  /** Creates the customer of a company, or returns the one created before. It has no data of a person. */
  async createCustomer(companyId: string): Promise<string> {
    const { id } = await this.client.call((stripe) =>
      stripe.customers.create({ metadata: { company_id: companyId } }, { idempotencyKey: `customer:${companyId}` }),
    );
    return id;
  }

  /** Starts to save a card, or returns the setup started before with the same key. */
  async startSetup(customerId: string, key: string): Promise<CardSetup> {
    return toSetup(
      await this.client.call((stripe) =>
        stripe.setupIntents.create(
          { customer: customerId, usage: 'off_session', allowed_payment_method_types: ['card'] },
          { idempotencyKey: key },
        ),
      ),
    );
  }

  async findSetup(id: string): Promise<CardSetup> {
    return toSetup(await this.client.call((stripe) => stripe.setupIntents.retrieve(id, { expand })));
  }

  async cancelSetup(id: string): Promise<void> {
    await this.client.call((stripe) => stripe.setupIntents.cancel(id));
  }

  /** Returns a card; undefined when it belongs to no customer. */
  async findCard(id: string): Promise<SavedCard | undefined> {
    return toCard(await this.client.call((stripe) => stripe.paymentMethods.retrieve(id)));
  }

  /** Removes a card from its customer: it can no longer be charged. Does nothing when it is removed already. */
  async detach(id: string): Promise<void> {
    await this.client.call((stripe) =>
      stripe.paymentMethods.detach(id).catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }),
    );
  }

  /** Confirms a card in the sandbox, as the browser does with the provider. */
  confirmInSandbox(id: string, card: SandboxCard): Promise<void> {
    return this.client.callInSandbox((stripe) => stripe.setupIntents.confirm(id, { payment_method: card }));
  }

  /** Answers for the bank in the sandbox. */
  authenticateInSandbox(id: string, outcome: 'succeeded' | 'failed'): Promise<void> {
    const path = `/sandbox/setup_intents/${id}/authenticate`;
    return this.client.callInSandbox((stripe) => stripe.rawRequest('POST', path, { outcome }));
  }
}

function toSetup(intent: Stripe.SetupIntent): CardSetup {
  const { id, status, customer, payment_method: method, last_setup_error: error } = intent;
  return {
    id,
    status,
    clientSecret: intent.client_secret ?? '',
    customerId: customer ? idOf(customer) : undefined,
    card: status === 'succeeded' && typeof method === 'object' && method ? toCard(method) : undefined,
    declineCode: error ? (error.decline_code ?? error.code ?? 'card_declined') : undefined,
  };
}

function toCard({ id, customer, card }: Stripe.PaymentMethod): SavedCard | undefined {
  if (!customer || !card) return undefined;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { id, customerId: idOf(customer), brand, last4, expMonth, expYear };
}
