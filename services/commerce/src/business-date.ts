/** Time zone of the business day: of the charges of listings, and of the day on which a tax rate begins. */
export const businessTimeZone = 'America/Toronto';
/** SQL of the business day of now; the database knows the changes of the clock. */
export const businessDateSql = `(now() at time zone '${businessTimeZone}')::date`;

// Swedish writes dates and times as ISO 8601 does.
const timeFormat = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: businessTimeZone,
});

/** Returns the business day and the time of an instant: `2026-11-23 14:05:09`. */
export const businessTime = (moment: string): string => timeFormat.format(new Date(moment));
