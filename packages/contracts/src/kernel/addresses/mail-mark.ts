const markPattern = /^#mail=([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u;

/** Adds the id of a mail to a path that the mail links to. Browsers do not send the fragment to the server. */
export const withMailMark = (path: string, mark: string): string => `${path}#mail=${mark}`;
/** Returns the mail id in the fragment of an address. */
export const parseMailMark = (fragment: string): string | undefined => markPattern.exec(fragment)?.[1];
