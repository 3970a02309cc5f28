import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength, ValidateIf } from 'class-validator';
import { IsGclid, Utms } from '../kernel/input/attribution.ts';
import { Done, IsCount, IsIdempotencyKey } from '../kernel/input/fields.ts';
import { Nested } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';
import { Cart, OrderQuote, PaymentSetup } from './quotes.ts';

/** States of an order. `pending` waits for the payment. */
export const orderStates = [
  'pending',
  'paid',
  'fulfilled',
  'cancelled',
  'expired',
  'part_refunded',
  'refunded',
  'disputed',
  'lost',
] as const;
export type OrderState = (typeof orderStates)[number];

export class CheckoutRequest extends Cart {
  @IsIdempotencyKey() key!: string;
  @IsOptional() @IsString() @MaxLength(40) promoCode?: string;
  /** Total that the user agreed to, in cents; another one is refused (`price-changed`). */
  @IsCount() expectedTotalCents!: number;
  /** Saves the card once the order is paid. Default: no. */
  @IsOptional() @IsBoolean() saveCard?: boolean;
  @IsOptional() @IsGclid() gclid?: string;
  @IsOptional() @Nested(() => Utms) utms?: Utms;
}
/** What the browser needs to confirm a payment with the provider. */
export class PaymentConfirmation extends PaymentSetup {
  @IsString() clientSecret!: string;
}
export class CheckoutResponse {
  @IsUUID() orderId!: string;
  @IsIn(orderStates) state!: OrderState;
  @Nested(() => OrderQuote) quote!: OrderQuote;
  /** Absent when nothing is left to pay. */
  @IsOptional() @Nested(() => PaymentConfirmation) payment?: PaymentConfirmation;
}
/** Reasons for which a bank declines a card; `declined` without any further reason. */
export const declineReasons = [
  'declined',
  'insufficient-funds',
  'expired-card',
  'incorrect-cvc',
  'authentication-failed',
] as const;
export type DeclineReason = (typeof declineReasons)[number];
export class PostCheckoutRequest {
  @IsUUID() orderId!: string;
}
export class PostCheckoutResponse {
  @IsUUID() orderId!: string;
  @IsIn(orderStates) state!: OrderState;
  /** While `pending`: the payment waits for the buyer, is being processed, or was declined. */
  @IsOptional() @IsIn(['open', 'action', 'processing', 'declined']) payment?:
    'open' | 'action' | 'processing' | 'declined';
  /** Why the card was declined. */
  @IsOptional() @IsIn(declineReasons) decline?: DeclineReason;
  /** Whole credits in the wallet now. */
  @IsCount() credits!: number;
}

const ownSpending = access.role('landlord', 'createCheckout');

export const checkout = route({
  service: 'commerce',
  method: 'POST',
  path: '/ecommerce/checkout',
  access: ownSpending,
  lane: 'checkout',
  body: CheckoutRequest,
  response: CheckoutResponse,
  errors: [
    'billing-needed',
    'bundle-gone',
    'plan-gone',
    'promo-refused',
    'price-changed',
    'key-taken',
    'too-many',
    'in-progress',
  ],
  summary: 'Order a bundle or a membership and start its payment; the same key continues the same order',
});
export const postCheckout = route({
  service: 'commerce',
  method: 'POST',
  path: '/ecommerce/post-checkout',
  access: ownSpending,
  lane: 'checkout',
  body: PostCheckoutRequest,
  response: PostCheckoutResponse,
  summary: 'Verify the payment of an order with the provider and fulfil it',
});
/** The body is read unparsed, as it was signed. */
export class ProviderEventReceived {}
/** The provider repeats an event until the response is 200. */
export const receiveProviderEvent = route({
  service: 'commerce',
  method: 'POST',
  path: '/webhooks/stripe',
  access: access.providerSignature,
  lane: 'webhook',
  response: ProviderEventReceived,
  errors: ['bad-signature'],
  summary: 'Receive an event of the payment provider',
});

/** Published test cards of the provider, by their names there. */
export const sandboxCards = [
  'pm_card_visa',
  'pm_card_mastercard',
  'pm_card_amex',
  'pm_card_threeDSecure2Required',
  'pm_card_chargeDeclined',
  'pm_card_chargeDeclinedInsufficientFunds',
  'pm_card_chargeDeclinedExpiredCard',
  'pm_card_chargeDeclinedIncorrectCvc',
  'pm_card_createDispute',
] as const;
export type SandboxCard = (typeof sandboxCards)[number];
export class SandboxConfirmation {
  /** Absent: the card is saved without a payment. */
  @IsOptional() @IsUUID() orderId?: string;
  /** Absent: the saved card pays. */
  @ValidateIf(({ orderId, card }: SandboxConfirmation) => orderId === undefined || card !== undefined)
  @IsIn(sandboxCards)
  card?: SandboxCard;
}
export class SandboxAuthentication {
  /** Absent: the card is saved without a payment. */
  @IsOptional() @IsUUID() orderId?: string;
  @IsIn(['succeeded', 'failed']) outcome!: 'succeeded' | 'failed';
}

/**
 * Stands in for the provider's card fields; on a site with keys it is not found. The result is that of post-checkout.
 */
export const confirmInSandbox = route({
  service: 'commerce',
  method: 'POST',
  path: '/ecommerce/sandbox/confirm',
  access: ownSpending,
  lane: 'checkout',
  body: SandboxConfirmation,
  response: Done,
  summary: 'Pay an order with a test card or the saved card in the payment sandbox, or save a test card',
});
/** Stands in for the bank's page. */
export const authenticateInSandbox = route({
  service: 'commerce',
  method: 'POST',
  path: '/ecommerce/sandbox/authenticate',
  access: ownSpending,
  lane: 'checkout',
  body: SandboxAuthentication,
  response: Done,
  summary: 'Answer for the bank that a payment or card in the sandbox is authenticated or not',
});
