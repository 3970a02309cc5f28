import type { SeedContext } from '@porchlight/service-kit';
import { normalizeMailbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { CatalogConfig } from '../config.ts';
import type { LandlordActivityFile, LandlordLead } from './landlord-activity-file.ts';

const fileUrl = new URL('../../seed/landlord-activity.json.gz', import.meta.url);
const hoursAgo = (parameter: string) => `now() - make_interval(hours => ${parameter}::int)`;

const leadSql = `
  insert into inquiry (listing_id, writer, email, first_name, last_name, phone, language, stage, move_in_date,
    household_size, pets, documents_ready, careful, is_abroad, is_address_confirmed, note, archived_at, seen_at,
      sent_at,
    updated_at, replied_at, waiting_since)
  select l.id, $2, d.email, d."firstName", d."lastName", d.phone, coalesce(d.language, 'en-CA'), d.stage,
    current_date + d."moveInDays", d."householdSize", d.pets, coalesce(d."documentsReady", '{}'),
    coalesce(d.careful, '{}'), coalesce(d."isAbroad", false), coalesce(d."isConfirmed", false), coalesce(d.note, ''),
    case when d."isArchived" then ${hoursAgo('$4')} end, ${hoursAgo('d.seen')}, ${hoursAgo('$3')}, ${hoursAgo('$4')},
    ${hoursAgo('$5')}, ${hoursAgo('$6')}
  from jsonb_to_record($1::jsonb) as d("publicId" text, email text, stage text, "firstName" text, "lastName" text,
    phone text, language text, "moveInDays" int, "householdSize" int, pets text, "documentsReady" text[],
    careful text[], "isAbroad" boolean, "isConfirmed" boolean, "isArchived" boolean, note text, seen int)
  join listing l on l.public_id = d."publicId" on conflict do nothing returning id`;
const messageSql = `
  insert into inquiry_message (inquiry_id, key, author, text, sent_at)
  select $1::uuid, 'demo:' || $1::text || ':' || position, value ->> 'author', value ->> 'text',
    ${hoursAgo(`(value ->> 'hoursAgo')`)}
  from jsonb_array_elements($2::jsonb) with ordinality as m(value, position)`;
const daysSql = `
  insert into listing_day (listing_id, day, views, impressions)
  select l.id, (now() at time zone 'UTC')::date - d."daysAgo", d.views, d.impressions
  from jsonb_to_recordset($1::jsonb) as d("publicId" text, "daysAgo" int, views int, impressions int)
  join listing l on l.public_id = d."publicId" on conflict do nothing`;

/** Seeds the leads of the demo landlord, and the visits of the listings. */
export async function seedLandlordActivity({ file, once }: SeedContext<CatalogConfig>): Promise<void> {
  const seed = await file(fileUrl);
  await once(seed.version, async (manager) => {
    const { leads, days } = await seed.read<LandlordActivityFile>();
    for (const lead of leads) await insertLead(manager, lead);
    await manager.query(daysSql, [JSON.stringify(days)]);
  });
}

async function insertLead(manager: EntityManager, lead: LandlordLead): Promise<void> {
  const { email, stage, messages } = lead;
  const firstReply = messages.find(({ author }) => author === 'landlord');
  const last = messages.at(-1);
  const isWaiting = last?.author === 'renter' && stage !== 'spam' && stage !== 'lost';
  const [inserted] = await manager.query<{ id: string }[]>(leadSql, [
    JSON.stringify(lead),
    normalizeMailbox(email),
    messages[0]?.hoursAgo,
    last?.hoursAgo,
    firstReply?.hoursAgo ?? null,
    isWaiting ? last.hoursAgo : null,
  ]);
  if (inserted) await manager.query(messageSql, [inserted.id, JSON.stringify(messages)]);
}
