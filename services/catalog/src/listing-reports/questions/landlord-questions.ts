import { Injectable } from '@nestjs/common';
import { landlordResponseHours, type LandlordQuestion } from '@porchlight/contracts/catalog';
import {
  changedRow,
  Outbox,
  Problem,
  reportChange,
  requireUser,
  SqlPool,
  Task,
  type Author,
} from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { messages } from '../messages.ts';
import { landlordMail } from '../notices/report-mails.ts';
import { ReportAppeals } from '../report-appeals.ts';
import { lockHome } from '../reported-home.ts';
import { ReportedListings } from '../reported-listings.ts';
import { withoutNulls } from '../without-nulls.ts';

const endTask = 'end-wait-for-landlord';
const askSql = `
  insert into landlord_question (reported_listing_id, question, asked_by, due_at)
  select id, $2, $3, now() + interval '${landlordResponseHours} hours' from reported_listing
  where id = $1 and decision is null
  on conflict (reported_listing_id) where responded_at is null do nothing
  returning id, due_at as "dueAt"`;
const respondSql = `
  update landlord_question q set response = $2, responded_at = now() from reported_listing r
  where r.id = q.reported_listing_id and r.listing_id = $1 and r.decision is null and q.responded_at is null
  returning r.id`;
const waitSql = 'update reported_listing set is_waiting = $2 where id = $1';
const endSql = `
  update reported_listing r set is_waiting = false from landlord_question q
  where q.id = $1 and r.id = q.reported_listing_id and q.responded_at is null`;
const latestSql = `
  select q.question, q.asked_at as "askedAt", q.due_at as "dueAt", q.response, q.responded_at as "respondedAt"
  from reported_listing r join landlord_question q on q.reported_listing_id = r.id
  where r.listing_id = $1 and r.decision is null order by q.asked_at desc limit 1`;

/** Questions of support to the landlords of reported listings, and their responses. */
@Injectable()
export class LandlordQuestions {
  constructor(
    private readonly pool: SqlPool,
    private readonly source: DataSource,
    private readonly reported: ReportedListings,
    private readonly appeals: ReportAppeals,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Asks the landlord. Throws 404 for an unknown id, 403 `own-listing`, and 409 once it is decided, while another
   * question has no response, and while the listing is hidden without a notice.
   */
  async ask(id: string, question: string, author: Author): Promise<void> {
    const { internalId } = await this.reported.find(id);
    await this.source.transaction(async (manager) => {
      const home = await lockHome(manager, internalId);
      if (home.ownerId === author.caller.userId) throw new Problem(403, 'own-listing', messages.ownListingDecision);
      if (home.isStealthHeld) throw new Problem(409, 'state-refused', messages.askedInStealth);
      const [asked] = await manager.query<{ id: string; dueAt: Date }[]>(askSql, [
        id,
        question,
        requireUser(author.caller),
      ]);
      if (!asked) throw await this.#refusal(id);
      await manager.query(waitSql, [id, true]);
      await this.outbox.enqueue(manager, endTask, { questionId: asked.id }, { runAt: asked.dueAt });
      const mail = landlordMail('listing-question', home, { reportedListingId: asked.id, reason: question });
      await this.outbox.emit(manager, 'mail.requested', mail);
      await reportChange(
        { manager, outbox: this.outbox },
        { resource: 'reported-listing', recordId: id, action: 'modified', before: {}, after: { question } },
        author,
      );
    });
  }

  /** Stores the response. Throws 404 for another landlord's listing, and 409 without a question that is open. */
  async respond(ownerId: string, listingId: string, text: string): Promise<void> {
    const internalId = await this.appeals.own(ownerId, listingId);
    await this.source.transaction(async (manager) => {
      await lockHome(manager, internalId);
      const responded = await changedRow<{ id: string }>(manager, respondSql, [internalId, text]);
      if (!responded) throw new Problem(409, 'response-refused', messages.responseRefused);
      await manager.query(waitSql, [responded.id, false]);
    });
  }

  /** Returns the latest question about the landlord's listing. Throws 404 for another landlord's. */
  async latest(ownerId: string, listingId: string): Promise<LandlordQuestion | undefined> {
    const internalId = await this.appeals.own(ownerId, listingId);
    const row = await this.pool.row<object>('own_landlord_question', latestSql, [internalId]);
    return row && (withoutNulls(row) as LandlordQuestion);
  }

  @Task(endTask)
  async endWait({ questionId }: { readonly questionId: string }, manager: EntityManager): Promise<void> {
    await manager.query(endSql, [questionId]);
  }

  async #refusal(id: string): Promise<Problem> {
    const { decision } = await this.reported.get(id);
    return decision
      ? new Problem(409, 'already-decided', messages.alreadyDecided)
      : new Problem(409, 'already-asked', messages.alreadyAsked);
  }
}
