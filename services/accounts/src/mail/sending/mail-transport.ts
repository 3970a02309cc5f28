import type { RenderedMail } from '../rendering/render-mail.ts';

/** File attached to a mail. */
export interface AttachedFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}
/** Rendered mail with its recipient and a Message-ID that is the same for every attempt. */
export interface OutgoingMail extends RenderedMail {
  readonly messageId: string;
  readonly to: string;
  readonly attachments: readonly AttachedFile[];
  readonly replyTo?: string;
  /** Bulk mail only: its list and the one-click unsubscribe URL. */
  readonly list?: { readonly id: string; readonly unsubscribeUrl?: string };
}
/** Outcome of an attempt. `lost`: the whole mail was transmitted but no reply arrived, so delivery is unknown. */
export type SendOutcome = { readonly kind: 'sent' | 'refused' | 'later' | 'lost'; readonly reply: string };

/** Transport of outgoing mail. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<SendOutcome>;
}
/** Injection token of the mail transport. */
export const mailTransport = Symbol('mail transport');
