/** Returns the IANA name of the time zone of the browser, in which forms show times. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
