/** Returns the browser's time zone, in which alerts are sent at eight in the morning. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
