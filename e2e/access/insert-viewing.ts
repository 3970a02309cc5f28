import type { TestSite } from './test-site.ts';

/** Inserts an accepted viewing of an inquiry, so that each of its calls has an effect for its owner. */
export async function insertViewing(sql: TestSite['apps']['catalog']['sql'], inquiryId: string): Promise<string> {
  const [viewing] = await sql<{ id: string }>(
    `
      insert into viewing (inquiry_id, key, status, times, time_zone, duration_minutes, accepted_time, expires_at,
        decided_at)
    select $1::uuid, $1, 'accepted', array[at], 'America/Toronto', 30, at, at, now()
    from (select now() + interval '26 hours' as at) proposed returning id`,
    [inquiryId],
  );
  if (!viewing) throw new Error('the viewing was not stored');
  return viewing.id;
}
