import { Injectable } from '@nestjs/common';
import type { ReportRefundBody } from '@porchlight/contracts/catalog';
import { forbidden, Outbox, Problem, requireUser, type Author } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { messages } from '../messages.ts';
import { ReportClosing } from '../report-closing.ts';
import { ReportedListings } from '../reported-listings.ts';

// @mutation report-refund
const requestSql = `
  insert into report_refund (reported_listing_id, scope, reason, requested_by)
  select id, $2, $3, $4 from reported_listing where id = $1 and joined_into_id is null
  on conflict do nothing returning reported_listing_id`;

/** Returns credits of reported listings. Commerce posts them, once it responds. */
@Injectable()
export class ReportRefunds {
  constructor(
    private readonly source: DataSource,
    private readonly reported: ReportedListings,
    private readonly closing: ReportClosing,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Throws 403 for a caller who may not decide about reports, 404 for an unknown id, 403 `own-listing`, and 409
   * `already-refunded`: of concurrent requests the first one counts.
   */
  async refund(id: string, { scope, reason }: ReportRefundBody, author: Author): Promise<void> {
    const { caller, client } = author;
    if (!caller.permissions.includes('modifyReportedListings')) throw forbidden();
    const personId = requireUser(caller);
    const { internalId } = await this.reported.find(id);
    await this.source.transaction(async (manager) => {
      const home = await this.closing.lock(manager, internalId, author);
      const requested = await manager.query<object[]>(requestSql, [id, scope, reason, personId]);
      if (requested.length === 0) throw new Problem(409, 'already-refunded', messages.alreadyRefunded);
      await this.outbox.emit(manager, 'listing.refund-requested', {
        ...{ id, listingId: home.id, title: home.title, landlordId: home.ownerId, scope, reason, personId },
        ...(caller.sessionId ? { sessionId: caller.sessionId } : {}),
        ip: client.ip,
        requestId: client.requestId,
      });
      await this.closing.audit(manager, { id, after: { refund: scope, reason } }, author);
    });
  }
}
