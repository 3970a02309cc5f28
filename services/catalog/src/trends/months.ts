/** Returns the first moment (UTC) of the month of a date, or of the month `later` months after it. */
export const firstOfMonth = (moment: Date, later = 0): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later, 1));

/** Returns the month `count` months earlier: `2026-03` and 12 give `2025-03`. */
export const monthsBefore = (month: string, count: number): string =>
  firstOfMonth(new Date(`${month}-01`), -count)
    .toISOString()
    .slice(0, 7);
