/** The first moment (UTC) of the month of a moment, or of one so many months later. */
export const firstOfMonth = (moment: Date, later = 0): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later, 1));

/** `2026-03`, 12 months before: `2025-03`. */
export const monthsBefore = (month: string, count: number): string =>
  firstOfMonth(new Date(`${month}-01`), -count)
    .toISOString()
    .slice(0, 7);
