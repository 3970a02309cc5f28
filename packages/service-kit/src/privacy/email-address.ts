/** Returns an email address in the form in which it is stored and compared: NFKC, lower case. */
export const normalizeEmail = (email: string): string => email.normalize('NFKC').toLowerCase();
/** Returns a masked address such as `a•••@example.com`, which its owner still recognizes. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');
