/** Time zone of the business day. */
export const businessTimeZone = 'America/Toronto';
/** SQL of the business day of now; the database knows the changes of the clock. */
export const businessDateSql = `(now() at time zone '${businessTimeZone}')::date`;
