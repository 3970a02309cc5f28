import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { AccountReviewDecisionBody } from '@porchlight/contracts/accounts';
import { changedRow, notFound, Problem, requireUser, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { Mailer } from '../mail/mailer.ts';
import { personalRoles } from '../rights/role-permissions.ts';
import { AccountRestrictions, type RestrictedUser } from './account-restrictions.ts';
import { AccountReviewIntake } from './account-review-intake.ts';
import { decisionMail } from './account-review-mails.ts';
import { messages } from './messages.ts';

// The account is locked first, as by everything that restricts it.
const lockSql = `
  select person.id, person.id as "personId", email, phone, first_name as "firstName", language, restriction,
    exists (select from person_role where person_id = person.id and role_key <> all($2)) as "isStaff"
  from person where id = (select person_id from account_review where id = $1) for update`;
// @mutation account-review-decision
const decideSql = `
  update account_review set state = $2, decided_at = now(), decided_by = $3, code = $4, reason = $5, note = $6,
    max_listings = $7
  where id = $1 and state = 'open' returning decided_at as at`;
interface Subject extends RestrictedUser {
  readonly personId: string;
  readonly firstName: string;
  readonly language: Language;
  readonly isStaff: boolean;
}
interface Stored {
  readonly at: Date;
}

/** Decides about landlord accounts: once, with a mail to the landlord and a row of the audit log. */
@Injectable()
export class AccountReviewDecisions {
  constructor(
    private readonly source: DataSource,
    private readonly restrictions: AccountRestrictions,
    private readonly intake: AccountReviewIntake,
    private readonly mailer: Mailer,
    private readonly audit: Audit,
  ) {}

  /**
   * Throws 422 for a decision without its reason, 404 for an unknown id, 403 `own-account` and `staff-account`, and 409
   * `already-decided`: of concurrent decisions the first one counts.
   */
  async decide(id: string, body: AccountReviewDecisionBody, author: Author): Promise<void> {
    requireComplete(body);
    await this.source.transaction(async (manager) => {
      const subject = await this.#lock(manager, id, author);
      const stored = await this.#store(manager, id, { body, author });
      if (!stored) throw new Problem(409, 'already-decided', messages.alreadyDecided);
      await this.#apply(manager, subject, body);
      await this.mailer.request(manager, decisionMail(subject, body, stored.at));
      await this.#record(manager, subject, { author, action: body.decision, after: body });
    });
  }

  /** Opens a review of the same account, if none is open. Returns its id. Throws 404 and 403 as `decide` does. */
  reopen(id: string, author: Author): Promise<string> {
    return this.source.transaction(async (manager) => {
      const subject = await this.#lock(manager, id, author);
      const openId = await this.intake.reopen(manager, subject.id, id);
      await this.#record(manager, subject, { author, action: 'reopened' });
      return openId;
    });
  }

  async #lock(manager: EntityManager, id: string, { caller }: Author): Promise<Subject> {
    const [subject] = await manager.query<Subject[]>(lockSql, [id, personalRoles]);
    if (!subject) throw notFound(messages.notFound, 'review-not-found');
    if (subject.id === caller.userId) throw new Problem(403, 'own-account', messages.ownAccount);
    if (subject.isStaff) throw new Problem(403, 'staff-account', messages.staffAccount);
    return subject;
  }

  #store(
    manager: EntityManager,
    id: string,
    {
      body: { decision, code, reason, note, maxListings },
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
    ]);
  }

  async #apply(manager: EntityManager, subject: Subject, { decision, maxListings }: AccountReviewDecisionBody) {
    if (decision === 'approved') {
      await manager.query('delete from claim_report where person_id = $1', [subject.id]);
      await this.restrictions.set(manager, subject, undefined);
      return;
    }
    const limit = decision === 'limited' ? { maxListings } : {};
    await this.restrictions.set(manager, subject, { kind: decision, ...limit });
  }

  async #record(
    manager: EntityManager,
    { id }: Subject,
    { author, action, after }: { readonly author: Author; readonly action: string; readonly after?: object },
  ): Promise<void> {
    const { caller, client } = author;
    await this.audit.record(manager, {
      action: `account-review.${action}`,
      actorId: requireUser(caller),
      sessionId: caller.sessionId,
      objectKind: 'person',
      objectId: id,
      ip: client.ip,
      requestId: client.requestId,
      after,
    });
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
