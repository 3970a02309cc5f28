import { feedData } from '../feeds/feed-data.ts';
import { reportData } from '../listing-reports/report-data.ts';
import { listingMergeData } from '../listing-merges/listing-merge-data.ts';
import { listExportData, resourceHistoryData, type PersonalTable } from '@porchlight/service-kit';
import { inquiryData, listingFields } from './inquiry-data.ts';

const hashOf = (email: string) => `encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;
const deleteByUser = (table: string) => [{ by: 'person', sql: `delete from ${table} where user_id = $1` }] as const;
// The locks of inquiries (`InquiryThreads.lock`), in their order: one that is being sent is stored before the erasure, or
// no longer belongs to the account.
// @mutation erased-writer-lock
// @equivalent-mutant Further locks only delay other writers.
const lockWritersSql = `select pg_advisory_xact_lock(hashtextextended('inquiry ' || name, 0)) from (
  select $1::text as name union select address from known_address where person_id = $1::uuid order by name) as writer`;

/** Personal data stored by catalog, and how each table is exported and erased. (docs/rules/privacy.md#privacy-1-a-data-map-lists-every-table-with-personal-data) */
export const dataMap: readonly PersonalTable[] = [
  // Before all else: an inquiry that is being sent holds these locks and may wait for rows of the other tables.
  {
    table: 'known_address',
    erased: [{ by: 'person', sql: lockWritersSql }],
  },
  listExportData,
  resourceHistoryData,
  ...feedData,
  {
    table: 'favourite',
    erased: deleteByUser('favourite'),
    exported: {
      by: 'person',
      sql: `select ${listingFields}, note, saved_at as "savedAt" from favourite join listing on listing.id = listing_id where user_id = $1 order by saved_at`,
    },
  },
  {
    table: 'viewed_listing',
    erased: deleteByUser('viewed_listing'),
    exported: {
      by: 'person',
      sql: `select ${listingFields}, viewed_at as "viewedAt", times from viewed_listing join listing on listing.id = listing_id where user_id = $1 order by viewed_at`,
    },
  },
  {
    table: 'recommendation',
    erased: deleteByUser('recommendation'),
    exported: {
      by: 'person',
      sql: `select ${listingFields}, why, seen_at as "seenAt" from recommendation join listing on listing.id = listing_id where user_id = $1 order by position`,
    },
  },
  {
    table: 'recommendation_removal',
    erased: deleteByUser('recommendation_removal'),
    exported: {
      by: 'person',
      sql: `select ${listingFields}, reason, removed_at as "removedAt" from recommendation_removal join listing on listing.id = listing_id where user_id = $1 order by removed_at`,
    },
  },
  {
    table: 'renter_wishes',
    erased: deleteByUser('renter_wishes'),
    exported: {
      by: 'person',
      sql: 'select budget_min as "budgetMin", budget_max as "budgetMax", beds, areas from renter_wishes where user_id = $1',
    },
  },
  { table: 'recommendation_run', erased: deleteByUser('recommendation_run') },
  {
    table: 'point_of_interest',
    erased: deleteByUser('point_of_interest'),
    exported: {
      by: 'person',
      sql: 'select name, address, city, icon, latitude, longitude, made_at as "madeAt" from point_of_interest where user_id = $1 order by slot',
    },
  },
  ...listingMergeData,
  ...inquiryData,
  {
    table: 'landlord',
    erased: [{ by: 'person', sql: 'delete from landlord where person_id = $1' }],
    exported: { by: 'person', sql: 'select wants_lead_mail as "wantsLeadMail" from landlord where person_id = $1' },
  },
  {
    table: 'listing_review',
    erased: [{ by: 'person', sql: 'update listing_review set decided_by = null where decided_by = $1' }],
  },
  {
    table: 'reply_template',
    erased: [{ by: 'person', sql: 'delete from reply_template where owner_user_id = $1' }],
    exported: {
      by: 'person',
      sql: 'select name, text, made_at as "madeAt" from reply_template where owner_user_id = $1 order by made_at',
    },
  },
  {
    table: 'lead_contact',
    retention: 'a refusal, as long as the account of the landlord, who could ask again without it',
    erased: [
      { by: 'person', sql: 'delete from lead_contact where owner_user_id = $1' },
      { by: 'address', sql: `delete from lead_contact where refused_at is null and ${hashOf('email')} = $1` },
    ],
    exported: {
      by: 'person',
      sql: `select email, requested_at as "requestedAt", confirmed_at as "confirmedAt", refused_at as "refusedAt"
        from lead_contact where owner_user_id = $1 order by requested_at`,
    },
  },
  { table: 'lead_export', erased: [{ by: 'person', sql: 'delete from lead_export where owner_user_id = $1' }] },
  { table: 'known_address', erased: [{ by: 'person', sql: 'delete from known_address where person_id = $1' }] },
  {
    table: 'saved_search',
    retention: 'those of an address without an account go with it',
    exported: {
      by: 'person',
      sql: `select kind, name, place_kind as "placeKind", place_id as "placeId", query, frequency, time_zone as "timeZone", is_active as "isActive", made_at as "madeAt", confirmed_at as "confirmedAt",
      consent_source as "consentSource", consent_words as "consentWords", consent_ip as "consentIp", last_sent_at as "lastSentAt", last_opened_at as "lastOpenedAt" from saved_search where user_id = $1 order by made_at`,
    },
    erased: deleteByUser('saved_search'),
  },
  {
    table: 'alert_delivery',
    exported: {
      by: 'person',
      sql: `select ${listingFields}, event, queued_at as "queuedAt", clicked_at as "clickedAt" from alert_delivery join listing on listing.id = listing_id where owner_id = $1 order by queued_at`,
    },
    erased: [
      { by: 'person', sql: 'delete from alert_delivery where owner_id = $1' },
      {
        by: 'address',
        sql: `delete from alert_delivery using alert_reader where owner_id = id and ${hashOf('email')} = $1`,
      },
    ],
  },
  {
    table: 'alert_reader',
    erased: [{ by: 'address', sql: `delete from alert_reader where ${hashOf('email')} = $1` }],
  },
  {
    table: 'listing',
    retention: 'published ones: a landlord ends their homes before their account',
    erased: [
      {
        by: 'person',
        sql: `delete from listing where owner_user_id = $1 and published_at is null and not exists (
          select from inquiry where inquiry.listing_id = listing.id)`,
      },
      {
        by: 'person',
        sql: 'update listing set contact_name = null, contact_phone = null, contact_email = null where owner_user_id = $1',
      },
      { by: 'address', sql: `update listing set contact_email = null where ${hashOf('contact_email')} = $1` },
    ],
    exported: {
      by: 'person',
      sql: `select public_id as "listingId", status, title, description, street, unit_number as "unitNumber", rent, currency,
          contact_name as "contactName", contact_phone as "contactPhone",
          contact_email as "contactEmail"
        from listing where owner_user_id = $1 and status not in ('merged', 'deleted') order by listed_at limit 1000`,
    },
  },
  ...reportData,
  {
    table: 'listing_change',
    retention: 'the last 20 changes of a listing, as long as the listing',
    erased: [
      {
        by: 'person',
        sql: `update listing_change set before = before - '{contactName,contactPhone,contactEmail}'::text[],
          after = after - '{contactName,contactPhone,contactEmail}'::text[]
        where listing_id in (select id from listing where owner_user_id = $1)`,
      },
      {
        by: 'address',
        sql: `update listing_change set before = before - 'contactEmail', after = after - 'contactEmail'
        where $1 in (${hashOf("before ->> 'contactEmail'")}, ${hashOf("after ->> 'contactEmail'")})`,
      },
    ],
  },
  {
    table: 'photo_upload',
    retention: 'saved photos and floor plans as long as the listing, all others for a day',
  },
  { table: 'guest_favourite', retention: 'under the hash of a cookie, 30 days after a merge' },
  {
    table: 'favourite_address',
    retention: '7 days, or 400 days once confirmed',
    erased: [{ by: 'address', sql: `delete from favourite_address where ${hashOf('email')} = $1` }],
  },
  { table: 'activity_seen', retention: 'under keyed hashes of the day, for two days' },
];
