/** Most searches that one person may save. */
export const maxEmailAlerts = 10;
/**
 * As it happens (gathered for 15 minutes, four mails a day at the most), every morning at 8, or Mondays at 8, by the
 * reader's clock.
 */
export const alertFrequencies = ['instant', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];
/**
 * Cause of a paused alert: its owner in the list, the link of a mail, a mailbox that rejects mail, or a reader who
 * opens none.
 */
export const pauseReasons = ['you', 'unsubscribed', 'bounced', 'ignored'] as const;
export type PauseReason = (typeof pauseReasons)[number];
