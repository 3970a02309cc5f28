import type { HoldReason } from '@porchlight/contracts/catalog';
import type { SeedContext } from '@porchlight/service-kit';
import type { CatalogConfig } from '../config.ts';

/** A held message of the demo. */
interface DemoHeldMessage {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly text: string;
  readonly careful: readonly string[];
  readonly reasons: readonly HoldReason[];
  readonly score: number;
  readonly hoursAgo: number;
}

const heldMessages: readonly DemoHeldMessage[] = [
  {
    firstName: 'Mark',
    lastName: 'Dawson',
    email: 'mark.dawson@example.com',
    text: 'I send a cashier’s check for three months at once. Confirm your bank here: https://pay.example.net/confirm',
    careful: ['link', 'payment'],
    reasons: ['payment-link'],
    score: 60,
    hoursAgo: 5,
  },
  {
    firstName: 'Promo',
    lastName: 'Team',
    email: 'promo@example.com',
    text: 'Get more renters: https://one.example.net https://two.example.net https://three.example.net',
    careful: ['link'],
    reasons: ['many-links', 'no-page-view'],
    score: 100,
    hoursAgo: 9,
  },
  {
    firstName: 'Amara',
    lastName: 'Okafor',
    email: 'amara.okafor@mailinator.com',
    text: 'Hello, I arrive in Calgary in March with my sister. Is the condo free then, and may we see it by video?',
    careful: [],
    reasons: ['disposable-address'],
    score: 40,
    hoursAgo: 2,
  },
];
const heldSql = `
  with given as (
    select l.id as listing_id, gen_random_uuid() as id, now() - d."hoursAgo" * interval '1 hour' as at, d.*
    from jsonb_to_recordset($1::jsonb) as d("firstName" text, "lastName" text, email text, text text, careful text[],
      reasons text[], score int, "hoursAgo" int)
    join listing l on l.public_id = $2),
  opened as (
    insert into inquiry (id, listing_id, writer, first_name, last_name, email, language, careful, is_quarantined,
      has_held_message, sent_at, updated_at)
    select id, listing_id, email, "firstName", "lastName", email, 'en-CA', careful, true, true, at, at from given
    returning id)
  insert into inquiry_message (inquiry_id, key, author, text, sent_at, hold_score, hold_reasons)
  select given.id, 'demo:held:' || given.email, 'renter', text, at, score, reasons
  from given join opened on opened.id = given.id`;

/** Seeds messages to the demo landlord that wait for a check: two of spam, and one in good faith. */
export async function seedHeldMessages({ once }: SeedContext<CatalogConfig>): Promise<void> {
  await once('held-messages:1', async (manager) => {
    await manager.query(heldSql, [JSON.stringify(heldMessages), 'qd4z3v0elj']);
  });
}
