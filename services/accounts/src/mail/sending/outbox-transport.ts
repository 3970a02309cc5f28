import type { MailTransport, SendOutcome } from './mail-transport.ts';

/** Sends nothing: the queue keeps what was written, to be read in the house. */
export class OutboxTransport implements MailTransport {
  send(): Promise<SendOutcome> {
    return Promise.resolve({ kind: 'sent', answer: 'kept in the outbox' });
  }
}
