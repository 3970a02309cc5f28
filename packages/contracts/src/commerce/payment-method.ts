import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Matches, ValidateIf } from 'class-validator';
import { Nested } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';
import { declineReasons, PaymentConfirmation, type DeclineReason } from './checkout.ts';

/** Saved card of a company. Its number is at the payment provider only. */
export class PaymentMethod {
  /** Id of the company. */
  @IsUUID() id!: string;
  /** Brand and last digits, such as `Visa 4242`. */
  @IsString() name!: string;
  @IsIn(['card']) type!: 'card';
  /** Brand, such as `visa`. */
  @IsString() typeExt!: string;
  /** The last four digits. */
  @Matches(/^\d{4}$/) partialIdentifier!: string;
  /** 1 to 12. */
  @IsInt() expMonth!: number;
  @IsInt() expYear!: number;
  /** That of the billing address when the card was saved. */
  @ValidateIf((_, value) => value !== null) @IsString() postalCode!: string | null;
  /** Id at the payment provider. */
  @IsString() paymentMethodId!: string;
  @IsBoolean() isExpired!: boolean;
}
export class PaymentMethodResponse {
  /** Null while no card is saved. */
  @ValidateIf((_, value) => value !== null)
  @Nested(() => PaymentMethod)
  paymentMethod!: PaymentMethod | null;
}
export class CardSetupStarted {
  /** What the browser needs to confirm the card with the provider. */
  @Nested(() => PaymentConfirmation) payment!: PaymentConfirmation;
}
export class CardSetupResult extends PaymentMethodResponse {
  /** `open`: no card was confirmed yet; `action`: the bank asks; `ended`: after too many declined cards. */
  @IsIn(['saved', 'open', 'action', 'declined', 'ended']) state!: 'saved' | 'open' | 'action' | 'declined' | 'ended';
  /** Why the card was declined. */
  @IsOptional() @IsIn(declineReasons) decline?: DeclineReason;
}

const ownBilling = access.role('landlord', 'viewBilling');
const ownSpending = access.role('landlord', 'createCheckout');
const path = '/ecommerce/payment-method';

export const getPaymentMethod = route({
  service: 'commerce',
  method: 'GET',
  path,
  access: ownBilling,
  response: PaymentMethodResponse,
  viewAs: 'refused',
  summary: "Get the saved card of the caller's company",
});
export const startCardSetup = route({
  service: 'commerce',
  method: 'POST',
  path: `${path}/setup`,
  access: ownSpending,
  lane: 'checkout',
  response: CardSetupStarted,
  errors: ['payments-off', 'too-many', 'in-progress', 'provider-down'],
  summary: 'Start to save another card; an open start is continued',
});
/** The result of the browser is not read: the provider is asked. 404 before a start. */
export const savePaymentMethod = route({
  service: 'commerce',
  method: 'POST',
  path,
  access: ownSpending,
  lane: 'checkout',
  response: CardSetupResult,
  errors: ['provider-down'],
  summary: 'Store the card that was confirmed with the provider, in place of the one before',
});
export const removePaymentMethod = route({
  service: 'commerce',
  method: 'DELETE',
  path,
  access: ownSpending,
  lane: 'checkout',
  response: PaymentMethodResponse,
  summary: "Remove the saved card of the caller's company, here and at the provider",
});
