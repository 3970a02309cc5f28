/**
 * SQL expression of the name under which its landlord knows a listing `l`: the title, or the address before it has one.
 */
export const listingNameSql = `coalesce(nullif(l.title, ''), concat_ws(', ', l.street, l.unit_number))`;
