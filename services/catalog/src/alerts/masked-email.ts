/** `a•••@example.com`: enough for its owner to know it. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');
