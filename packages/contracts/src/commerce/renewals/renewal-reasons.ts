import { declineReasons } from '../checkout.ts';

/** Why a company of a run was skipped or failed. */
export const renewalReasons = [
  'renewed-already',
  'changed',
  'in-progress',
  'cancelled',
  'no-landlord',
  'no-card',
  'no-billing-address',
  'plan-gone',
  'price-changed',
  'confirmation-needed',
  'rejected',
  ...declineReasons,
] as const;
export type RenewalReason = (typeof renewalReasons)[number];
