import type { SeedContext } from '@porchlight/service-kit';
import type { CatalogConfig } from '../config.ts';

/** A viewing of the demo, at two in the afternoon of a day from now; the second time is a day later. */
interface DemoViewing {
  readonly publicId: string;
  readonly email: string;
  readonly status: 'proposed' | 'accepted' | 'declined';
  readonly days: number;
  readonly note?: string;
  readonly answerNote?: string;
}

const condo = 'qd4z3v0elj';
const viewings: readonly DemoViewing[] = [
  { publicId: condo, email: 'renter@example.com', status: 'accepted', days: 3, note: 'Ring at the main door.' },
  { publicId: condo, email: 'wei.chen@example.com', status: 'accepted', days: 2 },
  { publicId: condo, email: 'jaspreet.singh@example.com', status: 'accepted', days: -3 },
  { publicId: 'elsbspo1wm', email: 'lucia.fernandez@example.com', status: 'proposed', days: 2 },
  {
    publicId: 'd05ayo18v6',
    email: 'olena.marchenko@example.com',
    status: 'declined',
    days: -20,
    answerNote: 'We found another home, thank you.',
  },
];
const viewingsSql = `
  with demo as (
    select i.id, i.stage, d.*, ((current_date + d.days) + time '14:00') at time zone 'America/Edmonton' as at
    from jsonb_to_recordset($1::jsonb) as d("publicId" text, email text, status text, days int, note text,
      "answerNote" text)
    join listing l on l.public_id = d."publicId" join inquiry i on i.listing_id = l.id and i.email = d.email),
  shown as (update inquiry i set stage = 'showing' from demo where i.id = demo.id and demo.stage = 'replied')
  insert into viewing (inquiry_id, key, status, times, time_zone, duration_minutes, note, accepted_time, answer_note,
    proposed_at, expires_at, decided_at)
  select id, 'demo:' || id, status, array[at, at + interval '1 day'], 'America/Edmonton', 30, note,
    case when status = 'accepted' then at end, "answerNote", least(now(), at) - interval '2 days',
    case when status = 'proposed' then now() + interval '1 day' else at end,
    case when status <> 'proposed' then least(now(), at) - interval '1 day' end
  from demo on conflict do nothing`;

/** Seeds viewings of the demo landlord's leads, one of them of the demo renter. */
export async function seedViewings({ once }: SeedContext<CatalogConfig>): Promise<void> {
  await once('viewings:1', async (manager) => {
    await manager.query(viewingsSql, [JSON.stringify(viewings)]);
  });
}
