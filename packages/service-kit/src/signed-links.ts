import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';

/** Purpose of a link; a link is valid only for the purpose that it was signed for. */
export type LinkPurpose =
  | 'unsubscribe'
  | 'claim-account'
  | 'password-reset'
  | 'verify-email'
  | 'mail-change'
  | 'undo-deletion'
  | 'merged-login'
  | 'alert'
  | 'inquiry'
  | 'lead-contact'
  | 'lead-contact-refusal'
  | 'favourites'
  | 'page-view'
  | 'refresh-listing'
  | 'export'
  | 'receipt'
  | 'preview';

/** Claims of a link: its subject, its expiry and a unique id by which the issuer detects reuse. */
export interface LinkClaims {
  readonly subject: string;
  readonly id: string;
  readonly expiresAt: Date;
}
/**
 * Result of verifying a link: `expired` is a genuine link past its expiry, `unknown` has no valid signature for this
 * purpose.
 */
export type LinkVerification =
  { readonly state: 'valid' | 'expired'; readonly link: LinkClaims } | { readonly state: 'unknown' };

const version = 1;
const maxLength = 1_000;

/**
 * Signs and verifies the links in mails: `base64url([version, purpose, subject, expires, id]).HMAC-SHA-256`, with one
 * derived key per purpose.
 */
export class SignedLinks {
  /**
   * @param secrets newest first: the first signs, all verify, so that a secret can be rotated while old links are still
   * in use
   */
  constructor(private readonly secrets: readonly string[]) {}

  /** Signs a link that expires in `seconds`. */
  sign(
    purpose: LinkPurpose,
    subject: string,
    seconds: number,
    id: string = randomUUID(),
  ): { readonly text: string } & LinkClaims {
    const expires = Math.floor(Date.now() / 1_000) + seconds;
    const claims = Buffer.from(JSON.stringify([version, purpose, subject, expires, id])).toString('base64url');
    return {
      text: `${claims}.${macOf(this.secrets[0] ?? '', purpose, claims).toString('base64url')}`,
      subject,
      id,
      expiresAt: new Date(expires * 1_000),
    };
  }

  /** Verifies a link and returns its claims. Never throws: an unreadable link is `unknown`. */
  read(purpose: LinkPurpose, text: string, now = new Date()): LinkVerification {
    const [claims = '', mac = ''] = text.length > maxLength ? [] : text.split('.');
    if (!this.secrets.some((secret) => isEqual(macOf(secret, purpose, claims), Buffer.from(mac, 'base64url'))))
      return { state: 'unknown' };
    const [, , subject, expires, id] = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as [
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

const macOf = (secret: string, purpose: LinkPurpose, claims: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', `porchlight link ${purpose}`, 32)))
    .update(claims)
    .digest();
const isEqual = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);
