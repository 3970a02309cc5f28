/**
 * Signs that a message may be spam or fraud. Their scores add up, and decide whether it is held for a check
 * (docs/rules/inquiries.md#inq-9-a-suspicious-message-is-held-and-its-sender-learns-it).
 */
export const holdReasons = [
  'honeypot',
  'no-page-view',
  'disposable-address',
  'many-links',
  'payment-link',
  'spam-text',
  'spam-writer',
] as const;
export type HoldReason = (typeof holdReasons)[number];
/** Score from which a message is held for a check, and from which it is not passed on without a decision of staff. */
export const holdScores = { held: 40, high: 60 } as const;
/** Hours after which a held message with a score below `holdScores.high` is passed on without a decision. */
export const maxHoldHours = 24;

/** What staff decide about a held message: `block` also stops later messages of its writer. */
export const messageDecisions = ['release', 'spam', 'block'] as const;
export type MessageDecision = (typeof messageDecisions)[number];
