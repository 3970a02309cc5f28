/** Time zone of the business day: of the charges of listings, and of the day on which a tax rate begins. */
export const businessTimeZone = 'America/Toronto';
/** SQL of the business day of now; the database knows the changes of the clock. */
export const businessDateSql = `(now() at time zone '${businessTimeZone}')::date`;
