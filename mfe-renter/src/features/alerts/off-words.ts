import type { PauseReason } from '@porchlight/contracts/catalog';

/** Which words say why an alert is off. */
export const offWords = {
  you: 'off',
  unsubscribed: 'offByMail',
  bounced: 'offBounced',
  ignored: 'offIgnored',
} as const satisfies Record<PauseReason, string>;
