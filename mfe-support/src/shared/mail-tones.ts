import type { StatusTone } from '@porchlight/console-ui';
import type { UserMail } from '@porchlight/contracts/accounts';

/** Tone of the badge of a mail by its state. */
export const mailTones: Readonly<Record<UserMail['state'], StatusTone>> = {
  queued: 'info',
  sending: 'info',
  sent: 'ok',
  failed: 'danger',
  suppressed: 'warn',
  unsure: 'warn',
};
