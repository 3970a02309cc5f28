/**
 * SQL condition on `l`: a listing that was published stays on users' lists until it is deleted or closed for 30 days.
 */
export const staysOnLists = `l.published_at is not null and l.status not in ('rejected', 'merged', 'deleted') and (l.closed_at is null or l.closed_at > now() - interval '30 days')`;
