import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { maxReportsPerDay, reportSeverities, severityOf, type ListingReport } from '@porchlight/contracts/catalog';
import { normalizeEmail, Problem } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { InquiryListings } from '../inquiries/inquiry-listings.ts';
import { messages } from './messages.ts';
import { ReportDismissals } from './dismissals/report-dismissals.ts';
import { ReportHolds } from './report-holds.ts';
import { lockHome } from './reported-home.ts';
import type { Reporter } from './reporter-keys.ts';

/** A report of a listing with its reporter. */
export interface IncomingReport {
  /** Public id. */
  readonly listingId: string;
  readonly report: ListingReport;
  readonly reporter: Reporter;
  readonly language: Language;
}

const lockReporterSql = `select pg_advisory_xact_lock(hashtextextended('report ' || $1, 0))`;
const repeatedSql = `
  select r.reference from listing_report r join reported_listing c on c.id = r.reported_listing_id
  where r.reporter = $1 and c.listing_id = $2 and c.decision is null`;
const usageSql = `
  select count(*)::int as count, ceil(extract(epoch from min(reported_at) + interval '1 day' - now()))::int as wait
  from listing_report where reporter = $1 and reported_at > now() - interval '1 day'`;
const openSql = `
  insert into reported_listing (listing_id, severity, reporters) values ($1, $2, 1)
  on conflict (listing_id) where decision is null do update set reporters = reported_listing.reporters + 1,
    severity = greatest(reported_listing.severity, excluded.severity), is_waiting = false
  returning id`;
const storeSql = `
  insert into listing_report (reported_listing_id, reference, reporter, user_id, email, reason, details, language,
    has_conversation)
  values ($1, $2, $3, $4, $5, $6, $7, $8, exists (
    select from inquiry i join inquiry_message m on m.inquiry_id = i.id
    where i.listing_id = $9 and i.user_id = $4::uuid and m.author = 'landlord'))
  returning has_conversation as "hasConversation"`;

/** Receives reports of listings: one open report of a reporter about a listing. */
@Injectable()
export class ReportIntake {
  constructor(
    private readonly source: DataSource,
    private readonly listings: InquiryListings,
    private readonly holds: ReportHolds,
    private readonly dismissals: ReportDismissals,
  ) {}

  /**
   * Stores a report, and returns its number. Throws 404 and 410 for a listing that visitors don't see, 422 for the
   * reporter's own, and 429 beyond five listings in a day.
   */
  async receive(incoming: IncomingReport): Promise<string> {
    const { listingId, ownerUserId } = await this.listings.find(incoming.listingId);
    if (incoming.reporter.userId === ownerUserId) throw new Problem(422, 'own-listing', messages.ownListing);
    return this.source.transaction(async (manager) => {
      await manager.query(lockReporterSql, [incoming.reporter.key]);
      const home = await this.dismissals.settle(manager, await lockHome(manager, listingId));
      const repeated = await manager.query<{ reference: string }[]>(repeatedSql, [incoming.reporter.key, listingId]);
      if (repeated[0]) return repeated[0].reference;
      await this.#checkUsage(manager, incoming.reporter);
      const { reference, ...stored } = await this.#store(manager, listingId, incoming);
      await this.holds.apply(manager, home, { ...stored, report: incoming.report, reporter: incoming.reporter });
      return reference;
    });
  }

  async #checkUsage(manager: EntityManager, { key }: Reporter): Promise<void> {
    const [usage] = await manager.query<[{ count: number; wait: number }]>(usageSql, [key]);
    if (usage.count >= maxReportsPerDay)
      throw new Problem(429, 'too-many-reports', messages.tooManyReports, { retryAfter: Math.max(1, usage.wait) });
  }

  async #store(
    manager: EntityManager,
    internalId: string,
    { report: { reason, details, email }, reporter, language }: IncomingReport,
  ): Promise<{ reference: string; reportedListingId: string; hasConversation: boolean }> {
    const severity = reportSeverities.indexOf(severityOf(reason)) + 1;
    const [opened] = await manager.query<[{ id: string }]>(openSql, [internalId, severity]);
    const reference = newReference();
    const [stored] = await manager.query<[{ hasConversation: boolean }]>(storeSql, [
      opened.id,
      reference,
      reporter.key,
      reporter.userId ?? null,
      reporter.userId === undefined && email ? normalizeEmail(email) : null,
      reason,
      details ?? null,
      language,
      internalId,
    ]);
    return { reference, reportedListingId: opened.id, hasConversation: stored.hasConversation };
  }
}

// Without letters and digits that look alike, so that a reporter can read it out on the telephone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const newReference = (): string =>
  `R-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
