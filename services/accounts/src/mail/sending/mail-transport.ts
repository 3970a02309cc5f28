import type { WrittenMail } from '../writing/write-mail.ts';

/** A mail with its recipient and its own number, the same at every try. */
export interface AddressedMail extends WrittenMail {
  readonly messageId: string;
  readonly to: string;
  /** Of bulk mail: its list, and where one press leaves it. */
  readonly list?: { readonly id: string; readonly stopAddress?: string };
}
/** What became of a try. `lost`: the whole mail went out and no answer came, so nobody knows whether it arrived. */
export type SendOutcome = { readonly kind: 'sent' | 'refused' | 'later' | 'lost'; readonly answer: string };

/** What carries mail out of the house. */
export interface MailTransport {
  send(mail: AddressedMail): Promise<SendOutcome>;
}
/** Where it is injected. */
export const mailTransport = Symbol('mail transport');
