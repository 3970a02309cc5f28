import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { ReportedListing, ReportedListingSummary } from '@porchlight/contracts/catalog';
import { asStaff, guest, type Actor, type TestApp } from '@porchlight/service-kit/testing';

export const aColleague = () => asStaff(['showReportedListings', 'modifyReportedListings'], 'support');
export const support = aColleague();

/** Returns an address of the network that no other test uses. */
export const anIp = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;

/** Returns the calls of the tests about reports, and what they left in the database. */
export function reportsIn(app: () => TestApp) {
  const report = (listing: string, over: object = {}, { as = guest, ip = anIp() }: { as?: Actor; ip?: string } = {}) =>
    app().post(`/report-listing/${listing}`, { as, ip, body: { reason: 'wrong-details', ...over } });
  const queue = async (list = 'open') =>
    (await app().get(`/support/reported-listings?list=${list}`, { as: support })).body
      .reportedListings as ReportedListingSummary[];
  /** Returns the open reports of a listing. */
  const caseOf = async (listing: string) => (await queue()).find(({ listingId }) => listingId === listing)!;
  const decide = (id: string, body: object, as = support) =>
    app().post(`/support/reported-listings/${id}/decision`, { as, body });
  /** Makes dismissed reports final, as their time to be undone would. */
  const settle = async (id: string) => {
    await app().sql(`update job set run_at = now() where name = 'apply-dismissed-reports' and payload->>'id' = $1`, [
      id,
    ]);
    await app().sql(`select pg_notify('job_catalog', '')`);
    const pending = 'select from reported_listing where id = $1 and decision is not null and applied_at is null';
    while ((await app().sql(pending, [id])).length > 0) await turn();
  };
  const jobs = (template: string, listing: string) =>
    app().sql<{ payload: { words: Record<string, string> } }>(
      `select payload from job where name = 'mail.requested' and payload->>'template' = $1
        and payload->'words'->>'path' = $2`,
      [template, `/portal/listings/${listing}`],
    );
  return {
    report,
    queue,
    caseOf,
    decide,
    settle,
    dismiss: async (id: string) => {
      await decide(id, { decision: 'dismissed' });
      await settle(id);
    },
    get: async (id: string) =>
      (await app().get(`/support/reported-listings/${id}`, { as: support })).body as ReportedListing,
    /** Mails to the landlord of a listing. */
    mailsAbout: async (template: string, listing: string) => (await jobs(template, listing)).length,
    mailsTo: async (email: string) =>
      (
        await app().sql<{ template: string }>(
          `select payload->>'template' as template from job where name = 'mail.requested'
            and (payload->>'email' = $1 or payload->>'personId' = $1) order by id`,
          [email],
        )
      ).map(({ template }) => template),
    stateOf: async (listing: string) =>
      (
        await app().sql<{ status: string; isShown: boolean }>(
          `select status, exists (select from listing_search s where s.id = l.id) as "isShown"
          from listing l where public_id = $1`,
          [listing],
        )
      )[0],
    offersOf: async (listing: string) =>
      (
        await app().sql<{ offer: { isOffered: boolean; isRestored?: boolean } }>(
          `select payload as offer from job where name = 'listing.offered' and payload->>'listingId' = $1 order by id`,
          [listing],
        )
      ).map(({ offer: { isOffered, isRestored } }) => ({ isOffered, isRestored })),
    /** Stores an inquiry of a renter, with a message of the landlord unless `authors` has none. */
    aConversation: async (listing: string, userId: string, authors: readonly string[] = ['renter', 'landlord']) => {
      const email = `${userId.slice(0, 8)}@example.com`;
      await app().sql(
        `with i as (
          insert into inquiry (listing_id, writer, user_id, first_name, last_name, email, language, waiting_since)
          select id, $2, $3, 'Ana', 'Silva', $2, 'en-CA', now() from listing where public_id = $1 returning id)
        insert into inquiry_message (inquiry_id, key, author, text)
        select i.id, gen_random_uuid()::text, author, 'Is it free?' from i, unnest($4::text[]) author`,
        [listing, email, userId, authors],
      );
      return email;
    },
  };
}
