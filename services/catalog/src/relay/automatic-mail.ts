import { siteMailHeader } from '@porchlight/contracts/internal';
import type { IncomingMail } from './incoming-mail.ts';

/** Why a mail is not relayed although its alias exists: it was not written by a person, or it returns to the relay. */
export type AutomaticCode = 'bounce' | 'loop' | 'auto-reply';

// A mail passes a few servers; one that passed more is forwarded in a circle.
const maxHops = 30;
const bulk = /^\s*(bulk|junk|list|auto_reply)\b/iu;
const autoHeaders = ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'list-id', 'list-unsubscribe'];
const domainOf = (address = '') =>
  address
    .toLowerCase()
    .replace(/[<>\s]/gu, '')
    .split('@')
    .at(-1);

/** Returns why a mail is automatic, undefined for the mail of a person. (RFC 3834, RFC 3464) */
export function automaticCodeOf(mail: IncomingMail, relayDomain: string): AutomaticCode | undefined {
  if (isBounce(mail)) return 'bounce';
  if (isLoop(mail, relayDomain)) return 'loop';
  return isAutoReply(mail) ? 'auto-reply' : undefined;
}

const isBounce = ({ envelopeFrom, headers }: IncomingMail) =>
  envelopeFrom === '' ||
  headers('content-type').some((type) => /^\s*(multipart\/report|message\/delivery-status)\b/iu.test(type)) ||
  headers('return-path').some((path) => path.trim() === '<>');

const isLoop = ({ envelopeFrom, from, messageId, headers }: IncomingMail, relayDomain: string) =>
  headers(siteMailHeader.toLowerCase()).length > 0 ||
  headers('received').length > maxHops ||
  [envelopeFrom, from, messageId].some((address) => domainOf(address) === relayDomain.toLowerCase());

const isAutoReply = ({ headers }: IncomingMail) =>
  headers('auto-submitted').some((value) => !/^\s*no\b/iu.test(value)) ||
  headers('precedence').some((value) => bulk.test(value)) ||
  autoHeaders.some((name) => headers(name).length > 0);

/**
 * Returns whether the receiving mail server found the sender forged. Only headers under the name of that server count,
 * since a sender can add others.
 */
export const isForged = ({ headers }: IncomingMail, authServer: string | undefined): boolean =>
  authServer !== undefined &&
  headers('authentication-results').some(
    (value) =>
      value.trim().split(/[\s;]/u, 1)[0]?.toLowerCase() === authServer.toLowerCase() &&
      /\bdmarc\s*=\s*fail\b/iu.test(value),
  );
