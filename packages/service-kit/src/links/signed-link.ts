import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';

/** What a link may be for; a link of one purpose opens nothing of another. */
export type LinkPurpose =
  | 'unsubscribe'
  | 'claim-account'
  | 'password-reset'
  | 'verify-email'
  | 'mail-change'
  | 'undo-deletion'
  | 'alert'
  | 'refresh-listing'
  | 'export'
  | 'preview';

/** What a link says: whom or what it stands for, until when, and its own number, by which its owner knows whether it was used. */
export interface LinkFacts {
  readonly subject: string;
  readonly id: string;
  readonly expiresAt: Date;
}
/** `expired` is a link of ours whose time is over; `unknown` is none of ours, or one for another purpose. */
export type ReadLink =
  { readonly state: 'valid' | 'expired'; readonly link: LinkFacts } | { readonly state: 'unknown' };

const version = 1;
const longest = 1_000;

/** Writes and reads the links that mails carry: `base64url([version, purpose, subject, expires, id]) . HMAC-SHA-256`, one key for each purpose. */
export class SignedLinks {
  readonly #secrets: readonly string[];

  /** @param secrets newest first: the first signs, all of them are believed, so that a secret can be replaced while old links live */
  constructor(secrets: readonly string[]) {
    this.#secrets = secrets;
  }

  /** A link for `seconds` from now. */
  sign(
    purpose: LinkPurpose,
    subject: string,
    seconds: number,
    id: string = randomUUID(),
  ): { readonly text: string } & LinkFacts {
    const expires = Math.floor(Date.now() / 1_000) + seconds;
    const facts = Buffer.from(JSON.stringify([version, purpose, subject, expires, id])).toString('base64url');
    return {
      text: `${facts}.${seal(this.#secrets[0] ?? '', purpose, facts).toString('base64url')}`,
      subject,
      id,
      expiresAt: new Date(expires * 1_000),
    };
  }

  /** Who stands behind a link. Never throws: what cannot be read is `unknown`. */
  read(purpose: LinkPurpose, text: string, now = new Date()): ReadLink {
    const [facts = '', given = ''] = text.length > longest ? [] : text.split('.');
    if (!this.#secrets.some((secret) => isSame(seal(secret, purpose, facts), Buffer.from(given, 'base64url'))))
      return { state: 'unknown' };
    const [, , subject, expires, id] = JSON.parse(Buffer.from(facts, 'base64url').toString('utf8')) as [
      number,
      string,
      string,
      number,
      string,
    ];
    const expiresAt = new Date(expires * 1_000);
    return { state: expiresAt > now ? 'valid' : 'expired', link: { subject, id, expiresAt } };
  }
}

const seal = (secret: string, purpose: LinkPurpose, facts: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', `porchlight link ${purpose}`, 32)))
    .update(facts)
    .digest();
const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);
