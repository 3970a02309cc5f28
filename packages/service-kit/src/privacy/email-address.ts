/** Returns an email address in the form in which it is stored and compared: NFKC, lower case. */
export const normalizeEmail = (email: string): string => email.normalize('NFKC').toLowerCase();
const gmailDomains: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);
/**
 * Returns the mailbox of an address as its mail provider sees it: normalized, and for Gmail without dots and suffix.
 */
export function normalizeMailbox(email: string): string {
  const plain = normalizeEmail(email);
  const [name = '', domain = ''] = plain.split('@');
  return gmailDomains.has(domain) ? `${name.replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com` : plain;
}
/** Returns a masked address such as `a•••@example.com`, which its owner still recognizes. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');
