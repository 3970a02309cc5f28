/** A condition on `l`: a home that once was public stays on people's lists until it is deleted or 30 days gone; what never was public is on none. */
export const holds = `l.published_at is not null and l.status not in ('rejected', 'merged', 'deleted') and (l.closed_at is null or l.closed_at > now() - interval '30 days')`;
