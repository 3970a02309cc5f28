import { randomUUID } from 'node:crypto';
import type { TestApp } from '@porchlight/service-kit/testing';

/** Listings by their public ids. */
interface Reported {
  readonly personId: string;
  readonly listingId: string;
  readonly ownListingId: string;
}

/** Inserts a report by an account, and decided reports of a listing of the account. */
export async function insertReports(app: TestApp, { personId, listingId, ownListingId }: Reported): Promise<void> {
  const decidedSql = `insert into reported_listing (listing_id, severity, decision, decided_at, applied_at, decided_by)
    select id, 1, 'dismissed', now(), now(), gen_random_uuid() from listing where public_id = $1 returning id`;
  const [{ id: reported }] = (await app.sql<{ id: string }>(decidedSql, [listingId])) as [{ id: string }];
  const [{ id: asked }] = (await app.sql<{ id: string }>(decidedSql, [ownListingId])) as [{ id: string }];
  await app.sql(
    `insert into landlord_question (reported_listing_id, question, asked_by, due_at) values ($1, 'CANARY?', $2, now())`,
    [asked, randomUUID()],
  );
  await app.sql(
    `insert into report_refund (reported_listing_id, scope, reason, requested_by) values ($1, 'month', 'CANARY', $2)`,
    [asked, randomUUID()],
  );
  await app.sql(
    `
      insert into listing_report (reported_listing_id, reference, reporter, user_id, reason, details, language,
        has_conversation)
      values ($1::uuid, $1, 'account ' || $2, $2::uuid, 'spam', 'CANARY saw it', 'en-CA', false)`,
    [reported, personId],
  );
}
