import type { DeclineReason } from '@porchlight/contracts/commerce';

/** Codes of the provider with a reason that helps; any other code is a plain decline. */
const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired-card',
  incorrect_cvc: 'incorrect-cvc',
  payment_intent_authentication_failure: 'authentication-failed',
  setup_intent_authentication_failure: 'authentication-failed',
};

/** Returns the reason of a decline as the buyer reads it. */
export const declineReasonOf = (code: string): DeclineReason => reasons[code] ?? 'declined';
