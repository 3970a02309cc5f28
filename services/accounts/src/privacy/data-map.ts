import { listExportData, resourceHistoryData, type PersonalTable } from '@porchlight/service-kit';

const withUser = 'with the person';

/** Personal data of accounts: what is exported and what is erased, table by table. */
export const dataMap: readonly PersonalTable[] = [
  listExportData,
  {
    ...resourceHistoryData,
    retention:
      'Versions of roles stay without their author; those of a user are deleted with the person, by a trigger.',
  },
  {
    table: 'company',
    retention: 'belongs to all of its people',
    exported: {
      by: 'person',
      sql: `
        select company.name, kind, legal_name as "legalName", company.phone, company.email, website,
          licence_number as "licenceNumber", city from company join person on company_id = company.id
        where person.id = $1`,
    },
  },
  {
    table: 'company_logo',
    retention: 'until the last person of the company is erased',
    exported: {
      by: 'person',
      sql: `
        select encode(file, 'base64') as "webpAsBase64", changed_at as "changedAt"
        from company_logo join person using (company_id) where person.id = $1`,
    },
    erased: [
      {
        by: 'person',
        sql: `delete from company_logo using person where person.id = $1 and company_logo.company_id = person.company_id
          and not exists (select from person other where other.company_id = person.company_id and other.id <> $1)`,
      },
    ],
  },
  {
    table: 'person_role',
    retention: withUser,
    exported: { by: 'person', sql: 'select role_key as role from person_role where person_id = $1 order by role_key' },
  },
  {
    table: 'renter_profile',
    retention: withUser,
    exported: {
      by: 'person',
      sql: `select to_jsonb(renter_profile) - 'person_id' as profile from renter_profile where person_id = $1`,
    },
  },
  {
    table: 'person_photo',
    retention: withUser,
    exported: {
      by: 'person',
      sql: `
        select encode(file, 'base64') as "webpAsBase64", changed_at as "changedAt" from person_photo
        where person_id = $1`,
    },
  },
  {
    table: 'session',
    retention: withUser,
    exported: {
      by: 'person',
      sql: `
        select user_agent as "userAgent", created_at as "createdAt", seen_at as "seenAt", revoked_at as "endedAt"
        from session where person_id = $1 order by created_at`,
    },
  },
  {
    table: 'api_key',
    retention: 'with the person; 90 days after its end',
    exported: {
      by: 'person',
      sql: `
        select name, scopes, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt",
          revoked_at as "revokedAt"
        from api_key where person_id = $1 order by created_at`,
    },
  },
  {
    table: 'support_view',
    retention: 'with the person; 24 months. A view outlives the account of its viewer, without the viewer',
    exported: {
      by: 'person',
      sql: `
        select reason, started_at as "startedAt", least(ended_at, expires_at) as "endedAt"
        from support_view where person_id = $1 order by started_at`,
    },
  },
  {
    table: 'consent',
    retention: withUser,
    exported: {
      by: 'person',
      sql: `
        select purpose, text_version as "textVersion", source, ip, given_at as "givenAt", withdrawn_at as "withdrawnAt"
        from consent where person_id = $1 order by given_at`,
    },
  },
  {
    table: 'registration_campaign',
    retention: withUser,
    exported: { by: 'person', sql: 'select gclid, utms from registration_campaign where person_id = $1' },
  },
  {
    table: 'mail',
    exported: {
      by: 'person',
      sql: `
        select template, coalesce(mail.email, person.email) as "to", mail.state, made_at as "madeAt"
        from mail join person on person.id = person_id where person_id = $1 order by made_at`,
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
    retention: '24 months: what happened must stay known',
    exported: {
      by: 'person',
      sql: `
        select action, ip, at from audit_event where actor_id::text = $1 or (object_kind = 'person' and object_id = $1)
        order by id`,
    },
  },
  { table: 'credential', retention: withUser },
  { table: 'mail_link', retention: withUser },
  { table: 'mail_code', retention: withUser },
  {
    table: 'mail_change',
    retention: withUser,
    exported: {
      by: 'person',
      sql: 'select new_email as "newEmail", made_at as "madeAt" from mail_change where person_id = $1',
    },
  },
  {
    table: 'claim_report',
    retention: withUser,
    exported: { by: 'person', sql: 'select reported_at as "reportedAt" from claim_report where person_id = $1' },
  },
  {
    table: 'account_review',
    retention: 'with the person; 24 months after the decision',
    exported: {
      by: 'person',
      sql: `
        select state, opened_at as "openedAt", decided_at as "decidedAt", reason,
          max_listings as "maxListings"
        from account_review where person_id = $1 order by opened_at`,
    },
  },
  { table: 'account_review_cause', retention: withUser },
  // Not exported, as the notes of reviews are not: what colleagues wrote to each other is not shown to its subject.
  {
    table: 'staff_note',
    retention: 'with the person; 24 months after the last edit. A note outlives the account of its author, without it',
  },
  {
    table: 'account_document',
    retention: '30 days after the decision of its review; with the person',
    exported: {
      by: 'person',
      sql: `
        select kind, name, handed_in_at as "handedInAt"
        from account_document join account_review on account_review.id = review_id
        where person_id = $1 order by handed_in_at`,
    },
  },
  {
    table: 'blocked_identifier',
    retention: 'keyed hashes of suspended and banned accounts, for 5 years: a restriction outlives the account',
  },
  { table: 'totp', retention: withUser },
  { table: 'recovery_code', retention: withUser },
  { table: 'person_export', retention: withUser },
  listExportData,
  resourceHistoryData,
  {
    table: 'account_merge',
    retention: 'with one of its accounts',
    exported: {
      by: 'person',
      sql: `
        select (select email from person where id = merged_id) as "mergedAccount", state, started_at as "startedAt"
        from account_merge where survivor_id = $1 order by started_at`,
    },
  },
  { table: 'account_merge_side', retention: 'while a merge of the account is under way' },
  {
    table: 'imported_account',
    retention: withUser,
    exported: {
      by: 'person',
      sql: `
        select external_ref as "reference", imported_at as "importedAt" from imported_account where person_id = $1`,
    },
  },
  {
    table: 'account_import_row',
    retention: '30 days: the row of an uploaded file, of people who get no account too',
    exported: {
      by: 'person',
      sql: `
        select account_import_row.email, result, started_at as "importedAt"
        from account_import_row join account_import on account_import.id = import_id
        where person_id = $1 or account_import_row.email = (select email from person where id = $1)
        order by started_at`,
    },
    erased: [
      {
        by: 'person',
        sql: `update account_import_row set cells = null, email = null, before = null, after = null
          where person_id = $1 or email = (select email from person where id = $1)`,
      },
    ],
  },
  // Must be last: deleting the user cascades to the tables above.
  {
    table: 'person',
    exported: {
      by: 'person',
      sql: `
        select email, email_verified_at as "emailVerifiedAt", first_name as "firstName", last_name as "lastName", phone,
          language, created_at as "createdAt", last_seen_login_at as "lastSeenLoginAt"
      from person where id = $1`,
    },
    erased: [{ by: 'person', sql: 'delete from person where id = $1' }],
  },
];
