import type { Card } from '../objects.ts';

/** Why a card is declined. */
export interface Decline {
  readonly code: string;
  readonly declineCode: string;
  readonly message: string;
}

/** Card by its published name; what it does is documented at https://docs.stripe.com/testing. */
export interface TestCard {
  readonly brand: string;
  readonly last4: string;
  readonly decline?: Decline;
  /** Whether only charges are declined: the card can be saved. */
  readonly canBeSaved?: true;
  /** Whether each payment on session needs authentication, or only those before the card is saved. */
  readonly authentication?: 'always' | 'until-saved';
  /** What happens shortly after the payment or the refund. */
  readonly later?: 'dispute' | 'refund-succeeds' | 'refund-fails';
}

const visa = (last4: string, behaviour: Omit<TestCard, 'brand' | 'last4'> = {}): TestCard => ({
  brand: 'visa',
  last4,
  ...behaviour,
});
const declined = (declineCode: string, message = 'Your card was declined.', code = 'card_declined') => ({
  decline: { code, declineCode, message },
});

export const authenticationRequired: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

const testCards: Readonly<Record<string, TestCard>> = {
  pm_card_visa: visa('4242'),
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  pm_card_amex: { brand: 'amex', last4: '0005' },
  pm_card_chargeDeclined: visa('0002', declined('generic_decline')),
  pm_card_chargeDeclinedInsufficientFunds: visa(
    '9995',
    declined('insufficient_funds', 'Your card has insufficient funds.'),
  ),
  pm_card_chargeDeclinedLostCard: visa('9987', declined('lost_card')),
  pm_card_chargeDeclinedStolenCard: visa('9979', declined('stolen_card')),
  pm_card_chargeDeclinedExpiredCard: visa('0069', declined('expired_card', 'Your card has expired.', 'expired_card')),
  pm_card_chargeDeclinedIncorrectCvc: visa(
    '0127',
    declined('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  ),
  pm_card_chargeDeclinedProcessingError: visa(
    '0119',
    declined(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
      'processing_error',
    ),
  ),
  pm_card_chargeCustomerFail: visa('0341', { ...declined('generic_decline'), canBeSaved: true }),
  pm_card_threeDSecure2Required: visa('3220', { authentication: 'always' }),
  pm_card_authenticationRequired: visa('3184', { authentication: 'always' }),
  pm_card_authenticationRequiredOnSetup: visa('3155', { authentication: 'until-saved' }),
  pm_card_createDispute: visa('0259', { later: 'dispute' }),
  pm_card_pendingRefund: visa('7726', { later: 'refund-succeeds' }),
  pm_card_refundFail: visa('5126', { later: 'refund-fails' }),
};

/** Returns the card of a published name, or undefined. */
export const testCardNamed = (name: string): TestCard | undefined =>
  Object.hasOwn(testCards, name) ? testCards[name] : undefined;

/** Returns the card of a payment method; its name is stored as the fingerprint. */
export function testCardOf({ fingerprint }: Pick<Card, 'fingerprint'>): TestCard {
  const card = testCardNamed(fingerprint);
  if (!card) throw new Error('payment method without a test card');
  return card;
}
