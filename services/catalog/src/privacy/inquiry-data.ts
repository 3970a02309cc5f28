import type { PersonalTable } from '@porchlight/service-kit';

/** Columns of the listing that a row is about. */
export const listingFields = 'listing.public_id as "listingId", listing.title';
// Hashes of the keys under which the addresses of an account wrote: its own, as a guest, and before it was confirmed.
const writerHashesSql = `
  select encode(sha256(convert_to(address || suffix, 'UTF8')), 'hex')
  from known_address, unnest(array['', ' guest', ' ' || $1::uuid::text]) as suffix where person_id = $1`;

/** Entries of inquiries in the data map; all run before the erasure of known_address, which some of them read. */
export const inquiryData: readonly PersonalTable[] = [
  {
    table: 'inquiry_message',
    exported: {
      by: 'person',
      sql: `select ${listingFields}, author, text, message.sent_at as "sentAt", hold_reasons as "holdReasons",
        message.delivered_at as "deliveredAt", decision, decided_at as "decidedAt" from inquiry_message message join inquiry on inquiry.id = inquiry_id join listing on listing.id = listing_id
      where user_id = $1 or (author = 'landlord' and listing.owner_user_id = $1) order by message.sent_at`,
    },
    retention: 'stays with the landlord for 24 months after the last message of the inquiry',
    erased: [{ by: 'person', sql: 'update inquiry_message set decided_by = null where decided_by = $1' }],
  },
  // Must run before the erasure of inquiry, which empties the columns that it reads.
  {
    table: 'relay_alias',
    retention: '90 days after the last mail with the address',
    erased: [
      {
        by: 'person',
        sql: `delete from relay_alias using inquiry i join listing l on l.id = i.listing_id
          where i.id = inquiry_id and (i.user_id = $1 or l.owner_user_id = $1 or i.writer in (select address || ' guest' from known_address where person_id = $1))`,
      },
    ],
  },
  {
    table: 'viewing',
    exported: {
      by: 'person',
      sql: `select ${listingFields}, viewing.status, times, accepted_time as "acceptedTime",
        duration_minutes as "durationMinutes", viewing.note, answer_note as "answerNote", cancelled_by as "cancelledBy",
        proposed_at as "proposedAt"
      from viewing join inquiry on inquiry.id = inquiry_id join listing on listing.id = listing_id where user_id = $1 or listing.owner_user_id = $1 order by proposed_at`,
    },
    retention: 'stays with the landlord for 24 months after the last message of the inquiry',
  },
  // The landlord keeps the first name and the messages; identity and contact details are erased.
  {
    table: 'inquiry',
    retention: 'the first name, for 24 months',
    exported: {
      by: 'person',
      sql: `select ${listingFields}, first_name as "firstName", last_name as "lastName", email, phone, move_in_date::text as "moveInDate", household_size as "householdSize", pets,
      documents_ready as "documentsReady", sent_at as "sentAt" from inquiry join listing on listing.id = listing_id where user_id = $1 order by sent_at`,
    },
    erased: [
      {
        by: 'person',
        sql: `update inquiry set writer = null, user_id = null, last_name = null, email = null, phone = null, pets = null, household_size = null, move_in_date = null, documents_ready = '{}',
      gclid = null, utms = null, source = null, note = '', waiting_since = null, is_open = false where user_id = $1 or writer in (select address || ' guest' from known_address where person_id = $1)`,
      },
    ],
  },
  // Must run before the erasure of known_address: some writers are blocked by address only.
  {
    table: 'blocked_writer',
    erased: [
      {
        by: 'person',
        sql: 'delete from blocked_writer where user_id = $1 or owner_user_id = $1 or writer in (select address from known_address where person_id = $1)',
      },
    ],
  },
  {
    table: 'site_blocked_writer',
    retention: 'under the hash of the key of a writer, for 24 months',
    erased: [
      {
        by: 'person',
        sql: `delete from site_blocked_writer where user_id = $1 or writer_hash in (${writerHashesSql})`,
      },
      { by: 'person', sql: 'update site_blocked_writer set blocked_by = null where blocked_by = $1' },
    ],
    exported: {
      by: 'person',
      sql: 'select blocked_at as "blockedAt" from site_blocked_writer where user_id = $1',
    },
  },
  {
    table: 'spam_signature',
    retention: 'hashes of texts, and of keys of writers, for 24 months',
    erased: [
      {
        by: 'person',
        sql: `delete from spam_signature where kind = 'writer' and hash in (${writerHashesSql})`,
      },
    ],
  },
];
