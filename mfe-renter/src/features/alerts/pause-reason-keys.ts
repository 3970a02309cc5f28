import type { PauseReason } from '@porchlight/contracts/catalog';

/** Message keys that explain why an alert is off. */
export const pauseReasonKeys = {
  you: 'off',
  unsubscribed: 'offByMail',
  bounced: 'offBounced',
  ignored: 'offIgnored',
} as const satisfies Record<PauseReason, string>;
