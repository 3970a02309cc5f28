/** The zone whose eight o'clock is the reader's. */
export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
