import type { PersonalTable } from '@porchlight/service-kit';

/** Personal data of reports: of reporters, and of the landlords whose listings were reported. */
export const reportData: readonly PersonalTable[] = [
  {
    table: 'listing_report',
    retention: 'without the reporter, for 24 months after the decision',
    exported: {
      by: 'person',
      sql: `select listing.public_id as "listingId", listing.title, r.reference, r.reason, r.details, r.reported_at as "reportedAt"
        from listing_report r join reported_listing c on c.id = r.reported_listing_id
          join listing on listing.id = c.listing_id
        where r.user_id = $1 order by r.reported_at`,
    },
    erased: [
      {
        by: 'person',
        sql: 'update listing_report set reporter = null, user_id = null, details = null where user_id = $1',
      },
      {
        by: 'address',
        sql: `update listing_report set email = null where encode(sha256(convert_to(email, 'UTF8')), 'hex') = $1`,
      },
    ],
  },
  {
    table: 'reported_listing',
    retention: 'decisions and appeals, for 24 months',
    exported: {
      by: 'person',
      sql: `select listing.public_id as "listingId", listing.title, c.decision, c.decided_at as "decidedAt", c.reason, c.appeal,
          c.appeal_decision as "appealDecision", c.appeal_reason as "appealReason"
        from reported_listing c join listing on listing.id = c.listing_id
        where listing.owner_user_id = $1 and c.decision is not null order by c.decided_at`,
    },
  },
  {
    table: 'landlord_question',
    retention: 'with the reported listing, for 24 months after the decision',
    exported: {
      by: 'person',
      sql: `select listing.public_id as "listingId", listing.title, q.question, q.asked_at as "askedAt", q.response,
          q.responded_at as "respondedAt"
        from landlord_question q join reported_listing c on c.id = q.reported_listing_id
          join listing on listing.id = c.listing_id
        where listing.owner_user_id = $1 order by q.asked_at`,
    },
  },
  {
    table: 'report_refund',
    retention: 'with the reported listing, for 24 months after the decision',
    exported: {
      by: 'person',
      sql: `select listing.public_id as "listingId", listing.title, f.reason, f.requested_at as "requestedAt"
        from report_refund f join reported_listing c on c.id = f.reported_listing_id
          join listing on listing.id = c.listing_id
        where listing.owner_user_id = $1 order by f.requested_at`,
    },
  },
  {
    table: 'stealth_hold',
    retention: 'with the reported listing, for 24 months after the decision; not exported, as it may warn a fraudster',
  },
];
