import type { PersonalTable } from '@porchlight/service-kit';

const withPerson = 'with the person';

/** What accounts holds of people, and what becomes of it (reliability 10.3, 10.4). */
export const dataMap: readonly PersonalTable[] = [
  {
    table: 'company',
    kept: 'belongs to all of its people',
    exported: {
      by: 'person',
      sql: `select company.name, kind, legal_name as "legalName", company.phone, company.email, website, licence_number as "licenceNumber", city from company join person on company_id = company.id where person.id = $1`,
    },
  },
  {
    table: 'person_role',
    kept: withPerson,
    exported: { by: 'person', sql: 'select role_key as role from person_role where person_id = $1 order by role_key' },
  },
  {
    table: 'renter_profile',
    kept: withPerson,
    exported: {
      by: 'person',
      sql: `select to_jsonb(renter_profile) - 'person_id' as profile from renter_profile where person_id = $1`,
    },
  },
  {
    table: 'person_photo',
    kept: withPerson,
    exported: {
      by: 'person',
      sql: `select encode(file, 'base64') as "webpAsBase64", changed_at as "changedAt" from person_photo where person_id = $1`,
    },
  },
  {
    table: 'session',
    kept: withPerson,
    exported: {
      by: 'person',
      sql: 'select user_agent as "userAgent", created_at as "createdAt", seen_at as "seenAt", revoked_at as "endedAt" from session where person_id = $1 order by created_at',
    },
  },
  {
    table: 'consent',
    kept: withPerson,
    exported: {
      by: 'person',
      sql: 'select purpose, text_version as "textVersion", source, ip, given_at as "givenAt", withdrawn_at as "withdrawnAt" from consent where person_id = $1 order by given_at',
    },
  },
  {
    table: 'mail',
    exported: {
      by: 'person',
      sql: `select template, coalesce(mail.email, person.email) as "to", mail.state, made_at as "madeAt" from mail join person on person.id = person_id where person_id = $1 order by made_at`,
    },
    erased: [
      {
        by: 'person',
        sql: 'delete from mail where person_id = $1 or email = (select email from person where id = $1)',
      },
    ],
  },
  {
    table: 'audit_event',
    kept: '24 months: what happened must stay known',
    exported: {
      by: 'person',
      sql: `select action, ip, at from audit_event where actor_id::text = $1 or (object_kind = 'person' and object_id = $1) order by id`,
    },
  },
  { table: 'credential', kept: withPerson },
  { table: 'mail_link', kept: withPerson },
  { table: 'mail_code', kept: withPerson },
  {
    table: 'mail_change',
    kept: withPerson,
    exported: {
      by: 'person',
      sql: 'select new_email as "newEmail", made_at as "madeAt" from mail_change where person_id = $1',
    },
  },
  { table: 'totp', kept: withPerson },
  { table: 'recovery_code', kept: withPerson },
  { table: 'person_export', kept: withPerson },
  // The last: all that stays with the person goes with it.
  {
    table: 'person',
    exported: {
      by: 'person',
      sql: `select email, email_verified_at as "emailVerifiedAt", first_name as "firstName", last_name as "lastName", phone, language, created_at as "createdAt", last_seen_login_at as "lastSeenLoginAt"
      from person where id = $1`,
    },
    erased: [{ by: 'person', sql: 'delete from person where id = $1' }],
  },
];
