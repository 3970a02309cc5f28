import type { SeedContext } from '@porchlight/service-kit';
import { normalizeMailbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { alertConsentVersion } from '../alerts/saved-search.ts';
import { nextSendTime } from '../alerts/sending/send-times.ts';
import type { CatalogConfig } from '../config.ts';
import type { RenterActivityFile } from './renter-activity-file.ts';

const fileUrl = new URL('../../seed/renter-activity.json.gz', import.meta.url);
const timeZone = 'America/Edmonton';
const hourMs = 3_600_000;

const knownSql =
  'insert into known_address (address, person_id, is_proved) values ($1, $2, true) on conflict do nothing';
const favouritesSql = `
  insert into favourite (user_id, listing_id, note, saved_at)
  select $1, l.id, f.note, now() - make_interval(hours => f."hoursAgo")
  from jsonb_to_recordset($2::jsonb) as f("publicId" text, note text, "hoursAgo" int)
    join listing l on l.public_id = f."publicId" on conflict do nothing`;
const viewedSql = `
  insert into viewed_listing (user_id, listing_id, viewed_at, times, rent_then)
  select $1, l.id, now() - make_interval(hours => v."hoursAgo"), v.times, l.rent_monthly - coalesce(v."rentChange", 0)
  from jsonb_to_recordset($2::jsonb) as v("publicId" text, "hoursAgo" int, times int, "rentChange" int)
    join listing l on l.public_id = v."publicId" on conflict do nothing`;
// The landlord opened an inquiry an hour after its first message, and last with the latest reply.
const inquirySql = `
  insert into inquiry (listing_id, writer, user_id, stage, first_name, last_name, email, language, is_abroad,
    documents_ready, is_address_confirmed, sent_at, updated_at, seen_at, replied_at, waiting_since)
  select l.id, $1, $2, $3, 'Leila', 'Haddad', $4, 'en-CA', true, '{job_letter,references}', true, $5::timestamptz,
    $6::timestamptz,
    case when $3 <> 'new' then greatest($5::timestamptz + interval '1 hour', $9::timestamptz) end, $7::timestamptz,
      case when $7::timestamptz is null then $5::timestamptz end
  from listing l where l.public_id = $8 on conflict do nothing returning id`;
const messageSql = `
  insert into inquiry_message (inquiry_id, key, author, text, sent_at)
  values ($1::uuid, 'demo:' || $1::text || ':' || $2::text, $3, $4, $5)`;
const alertSql = `
  insert into saved_search (user_id, place_kind, place_id, query, slot, name, frequency, language, time_zone, is_active,
    confirmed_at, consent_source, consent_words,
    made_at, found_until, last_run_at, last_sent_at, matched_at, next_run_at)
  values ($1, 'city', $2, $3, $4, $5, $6, 'en-CA', $7, true, $8, 'signed-in', '${alertConsentVersion}', $8, $9, $9, $9,
    $9, $10) on conflict do nothing`;
const pointsSql = `
  insert into point_of_interest (user_id, slot, name, address, city, icon, latitude, longitude)
  select $1, p.slot, p.value ->> 'name', p.value ->> 'address', p.value ->> 'city', p.value ->> 'icon',
    (p.value ->> 'latitude')::float8, (p.value ->> 'longitude')::float8
  from jsonb_array_elements($2::jsonb) with ordinality as p(value, slot) on conflict do nothing`;
const wishesSql = `
  insert into renter_wishes (user_id, version, budget_min, budget_max, beds, areas) values ($1, 1, $2, $3, $4, $5)
  on conflict do nothing`;

/**
 * Seeds what the demo renter has done so far: favourites, viewed listings, inquiries, alerts and points of interest.
 */
export async function seedRenterActivity({ file, once }: SeedContext<CatalogConfig>): Promise<void> {
  const seed = await file(fileUrl);
  await once(seed.version, async (manager) => {
    const activity = await seed.read<RenterActivityFile>();
    const { userId, email, wishes } = activity;
    await manager.query(knownSql, [normalizeMailbox(email), userId]);
    await manager.query(favouritesSql, [userId, JSON.stringify(activity.favourites)]);
    await manager.query(viewedSql, [userId, JSON.stringify(activity.viewed)]);
    await manager.query(pointsSql, [userId, JSON.stringify(activity.points)]);
    await manager.query(wishesSql, [userId, wishes.budgetMin, wishes.budgetMax, wishes.beds, wishes.areas]);
    const now = new Date();
    for (const inquiry of activity.inquiries) await insertInquiry(manager, activity, { inquiry, now });
    for (const [at, alert] of activity.alerts.entries())
      await manager.query(alertSql, [
        userId,
        alert.cityId,
        alert.query,
        at + 1,
        alert.name ?? null,
        alert.frequency,
        timeZone,
        hoursBefore(now, alert.hoursAgo),
        hoursBefore(now, alert.sentHoursAgo),
        nextSendTime(alert.frequency, timeZone, now),
      ]);
  });
}

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hourMs);

async function insertInquiry(
  manager: EntityManager,
  { userId, email }: RenterActivityFile,
  { inquiry, now }: { readonly inquiry: RenterActivityFile['inquiries'][number]; readonly now: Date },
): Promise<void> {
  const { publicId, stage, messages } = inquiry;
  const timeOf = (message: (typeof messages)[number] | undefined) => message && hoursBefore(now, message.hoursAgo);
  const [inserted] = await manager.query<{ id: string }[]>(inquirySql, [
    normalizeMailbox(email),
    userId,
    stage,
    email,
    timeOf(messages[0]),
    timeOf(messages.at(-1)),
    timeOf(messages.find(({ author }) => author === 'landlord')) ?? null,
    publicId,
    timeOf(messages.findLast(({ author }) => author === 'landlord')) ?? null,
  ]);
  if (!inserted) return;
  for (const [at, message] of messages.entries())
    await manager.query(messageSql, [inserted.id, at, message.author, message.text, timeOf(message)]);
}
