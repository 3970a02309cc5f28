import { Injectable } from '@nestjs/common';
import type { AccountReviewDecisionBody } from '@porchlight/contracts/accounts';
import { changedRow, Problem, requireUser, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { DocumentAcceptance } from '../account-documents/document-acceptance.ts';
import { Mailer } from '../mail/mailer.ts';
import { AccountRestrictions } from './account-restrictions.ts';
import { AccountReviewIntake } from './account-review-intake.ts';
import { decisionMail } from './account-review-mails.ts';
import { messages } from './messages.ts';
import { ReviewedAccounts, type ReviewedAccount } from './reviewed-accounts.ts';

// A decision is based on the request for documents that its author read.
// @mutation account-review-decision
const decideSql = `
  update account_review set state = $2, decided_at = now(), decided_by = $3, code = $4, reason = $5, note = $6,
    max_listings = $7
  where id = $1 and state = 'open' and documents_requested_at is not distinct from $8 returning decided_at as at`;
interface Stored {
  readonly at: Date;
}

/** Decides about landlord accounts: once, with a mail to the landlord and a row of the audit log. */
@Injectable()
export class AccountReviewDecisions {
  constructor(
    private readonly source: DataSource,
    private readonly accounts: ReviewedAccounts,
    private readonly restrictions: AccountRestrictions,
    private readonly intake: AccountReviewIntake,
    private readonly documents: DocumentAcceptance,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Throws 422 for a decision without its reason, 404 for an unknown id, 403 `own-account` and `staff-account`, and 409
   * `already-decided` or `documents-requested`: of concurrent decisions the first one counts. Throws 409 `document-not-found` for an
   * accepted document that was taken back.
   */
  async decide(id: string, body: AccountReviewDecisionBody, author: Author): Promise<void> {
    requireComplete(body);
    await this.source.transaction(async (manager) => {
      const account = await this.accounts.lock(manager, id, author);
      const stored = await this.#store(manager, id, { body, author });
      if (!stored) throw await this.accounts.conflictOf(manager, id);
      await this.#apply(manager, { account, reviewId: id }, body);
      await this.mailer.request(manager, decisionMail(account, body, stored.at));
      await this.accounts.record(manager, account, { author, action: body.decision, after: body });
    });
  }

  /** Opens a review of the same account, if none is open. Returns its id. Throws 404 and 403 as `decide` does. */
  reopen(id: string, author: Author): Promise<string> {
    return this.source.transaction(async (manager) => {
      const account = await this.accounts.lock(manager, id, author);
      const openId = await this.intake.reopen(manager, account.id, id);
      await this.accounts.record(manager, account, { author, action: 'reopened' });
      return openId;
    });
  }

  #store(
    manager: EntityManager,
    id: string,
    {
      body: { decision, code, reason, note, maxListings, documentsRequestedAt },
      author,
    }: { readonly body: AccountReviewDecisionBody; readonly author: Author },
  ): Promise<Stored | undefined> {
    return changedRow<Stored>(manager, decideSql, [
      id,
      decision,
      requireUser(author.caller),
      code ?? null,
      reason ?? null,
      note ?? null,
      decision === 'limited' ? maxListings : null,
      documentsRequestedAt ?? null,
    ]);
  }

  async #apply(
    manager: EntityManager,
    { account, reviewId }: { readonly account: ReviewedAccount; readonly reviewId: string },
    { decision, maxListings, acceptedDocuments = [] }: AccountReviewDecisionBody,
  ): Promise<void> {
    if (decision === 'approved') {
      await this.documents.accept(manager, { reviewId, personId: account.id }, acceptedDocuments);
      await manager.query('delete from claim_report where person_id = $1', [account.id]);
      await this.restrictions.set(manager, account, undefined);
      return;
    }
    const limit = decision === 'limited' ? { maxListings } : {};
    await this.restrictions.set(manager, account, { kind: decision, ...limit });
  }
}

/** Throws 422 for a decision without what it needs. */
function requireComplete({ decision, code, reason, maxListings }: AccountReviewDecisionBody): void {
  if (decision === 'approved') return;
  const errors = {
    ...(code ? {} : { code: [messages.codeMissing] }),
    ...(reason ? {} : { reason: [messages.reasonMissing] }),
    ...(decision === 'limited' && maxListings === undefined ? { maxListings: [messages.maxListingsMissing] } : {}),
  };
  const [first] = Object.values(errors).flat();
  if (first) throw new Problem(422, 'invalid', first, { errors });
}
