import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

// Subsets of Stripe's objects: a field that Stripe does not have, or that has another type there, does not compile.
// References are ids; `expand` replaces them by objects in a response.

export type Metadata = Record<string, string>;

export interface Customer extends Pick<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'livemode' | 'email' | 'name' | 'description'
> {
  metadata: Metadata;
}

type CardFields = 'brand' | 'country' | 'exp_month' | 'exp_year' | 'fingerprint' | 'funding' | 'last4';
export type Card = Pick<Stripe.PaymentMethod.Card, CardFields> & { fingerprint: string };

export interface PaymentMethod extends Pick<Stripe.PaymentMethod, 'id' | 'object' | 'created' | 'livemode'> {
  type: 'card';
  customer: string | null;
  metadata: Metadata;
  card: Card;
}

/** Error of a card or of an authentication, as intents and responses hold it. */
export interface PaymentError extends Pick<
  Stripe.PaymentIntent.LastPaymentError,
  'type' | 'code' | 'decline_code' | 'message' | 'charge'
> {
  code: string;
  message: string;
  payment_method?: PaymentMethod;
}

/** How a payer authenticates: `use_stripe_sdk` by the page of the form, `redirect_to_url` after a `return_url`. */
export type NextAction = Pick<Stripe.PaymentIntent.NextAction, 'type' | 'use_stripe_sdk' | 'redirect_to_url'>;

interface Intent {
  client_secret: string;
  customer: string | null;
  metadata: Metadata;
  next_action: NextAction | null;
  payment_method: string | null;
}

export type PaymentIntentStatus =
  'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';

type PaymentIntentFields =
  | 'id'
  | 'object'
  | 'created'
  | 'livemode'
  | 'allowed_payment_method_types'
  | 'amount'
  | 'amount_received'
  | 'canceled_at'
  | 'cancellation_reason'
  | 'capture_method'
  | 'confirmation_method'
  | 'currency'
  | 'description'
  | 'payment_method_types'
  | 'setup_future_usage';
export interface PaymentIntent extends Pick<Stripe.PaymentIntent, PaymentIntentFields>, Intent {
  status: PaymentIntentStatus;
  last_payment_error: PaymentError | null;
  latest_charge: string | null;
}

type SetupIntentFields =
  | 'id'
  | 'object'
  | 'created'
  | 'livemode'
  | 'allowed_payment_method_types'
  | 'cancellation_reason'
  | 'description'
  | 'payment_method_types'
  | 'usage';
export interface SetupIntent extends Pick<Stripe.SetupIntent, SetupIntentFields>, Intent {
  status: Exclude<PaymentIntentStatus, 'processing'>;
  last_setup_error: PaymentError | null;
}

type ChargeFields =
  | 'id'
  | 'object'
  | 'created'
  | 'livemode'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'currency'
  | 'description'
  | 'disputed'
  | 'failure_code'
  | 'failure_message'
  | 'paid'
  | 'refunded';
export interface Charge extends Pick<Stripe.Charge, ChargeFields> {
  status: 'succeeded' | 'pending' | 'failed';
  balance_transaction: string | null;
  customer: string | null;
  metadata: Metadata;
  payment_intent: string;
  payment_method: string;
  payment_method_details: {
    type: 'card';
    card: Pick<Stripe.Charge.PaymentMethodDetails.Card, CardFields> & { fingerprint: string };
  };
}

type RefundFields = 'id' | 'object' | 'created' | 'amount' | 'currency' | 'failure_reason' | 'reason';
export interface Refund extends Pick<Stripe.Refund, RefundFields> {
  status: 'pending' | 'succeeded' | 'failed';
  balance_transaction: string;
  failure_balance_transaction?: string;
  charge: string;
  metadata: Metadata;
  payment_intent: string;
}

type DisputeFields =
  'id' | 'object' | 'created' | 'livemode' | 'amount' | 'currency' | 'is_charge_refundable' | 'reason';
export interface Dispute extends Pick<Stripe.Dispute, DisputeFields> {
  status: 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'won' | 'lost';
  balance_transactions: BalanceTransaction[];
  charge: string;
  metadata: Metadata;
  payment_intent: string;
}

/** Movement of the balance, in integer cents: `net` is `amount` less `fee`. */
export interface BalanceTransaction extends Stripe.BalanceTransaction {
  source: string;
}

export interface SandboxEvent extends Pick<
  Stripe.EventBase,
  'id' | 'object' | 'created' | 'livemode' | 'api_version' | 'pending_webhooks' | 'request'
> {
  type: Stripe.Event['type'];
  data: { object: StoredObject };
}

interface Kinds {
  customer: Customer;
  payment_method: PaymentMethod;
  payment_intent: PaymentIntent;
  setup_intent: SetupIntent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  balance_transaction: BalanceTransaction;
  event: SandboxEvent;
}
export type Kind = keyof Kinds;
export type ObjectOf<K extends Kind> = Kinds[K];
export type StoredObject = ObjectOf<Kind>;

const prefixes: Record<Kind, string> = {
  customer: 'cus',
  payment_method: 'pm',
  payment_intent: 'pi',
  setup_intent: 'seti',
  charge: 'ch',
  refund: 're',
  dispute: 'du',
  balance_transaction: 'txn',
  event: 'evt',
};

/** Returns 24 random letters and digits. */
export const randomToken = (): string => randomBytes(18).toString('base64url').replaceAll(/[-_]/g, 'x');

/** Returns the fields that every new object has. */
export const newObject = <K extends Kind>(kind: K) => ({
  id: `${prefixes[kind]}_${randomToken()}`,
  object: kind,
  created: now(),
  livemode: false as const,
});

/** Returns the current time in Unix seconds. */
export const now = (): number => Math.floor(Date.now() / 1_000);
