/** An address as we keep and compare it: one form of each letter, in lower case. */
export const plainEmail = (email: string): string => email.normalize('NFKC').toLowerCase();
/** `a•••@example.com`: enough for its owner to know it. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');
