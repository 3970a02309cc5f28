const marked = /^#mail=([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u;

/** An address of ours as a mail links to it, with the mark of that mail. Browsers send a fragment to nobody. */
export const markedPath = (path: string, mark: string): string => `${path}#mail=${mark}`;
/** The mark in the fragment of an address. */
export const markIn = (fragment: string): string | undefined => marked.exec(fragment)?.[1];
