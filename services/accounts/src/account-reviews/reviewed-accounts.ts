import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { notFound, Problem, requireUser, type Author } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { personalRoles } from '../rights/role-permissions.ts';
import type { RestrictedUser } from './account-restrictions.ts';
import { messages } from './messages.ts';

// The account is locked first, as by everything that restricts it.
const lockSql = `
  select person.id, person.id as "personId", email, phone, first_name as "firstName", language, restriction,
    exists (select from person_role where person_id = person.id and role_key <> all($2)) as "isStaff"
  from person where id = (select person_id from account_review where id = $1) for update`;
const stateSql = 'select state from account_review where id = $1';

/** The account that a review is about, locked. */
export interface ReviewedAccount extends RestrictedUser {
  readonly personId: string;
  readonly firstName: string;
  readonly language: Language;
  readonly isStaff: boolean;
}
/** What support did: its name in the audit log, and the values that it set. */
export interface ReviewAct {
  readonly author: Author;
  readonly action: string;
  readonly after?: object;
}

/** Locks the accounts that reviews are about, and records what support does about them. */
@Injectable()
export class ReviewedAccounts {
  constructor(private readonly audit: Audit) {}

  /** Throws 404 for an unknown review, and 403 `own-account` and `staff-account`. */
  async lock(manager: EntityManager, reviewId: string, { caller }: Author): Promise<ReviewedAccount> {
    const [account] = await manager.query<ReviewedAccount[]>(lockSql, [reviewId, personalRoles]);
    if (!account) throw notFound(messages.notFound, 'review-not-found');
    if (account.id === caller.userId) throw new Problem(403, 'own-account', messages.ownAccount);
    if (account.isStaff) throw new Problem(403, 'staff-account', messages.staffAccount);
    return account;
  }

  /** Returns why an act found the review changed: a colleague decided, or requested documents. */
  async conflictOf(manager: EntityManager, reviewId: string): Promise<Problem> {
    const [review] = await manager.query<{ state: string }[]>(stateSql, [reviewId]);
    return review?.state === 'open'
      ? new Problem(409, 'documents-requested', messages.documentsRequested)
      : new Problem(409, 'already-decided', messages.alreadyDecided);
  }

  record(manager: EntityManager, { id }: ReviewedAccount, { author, action, after }: ReviewAct): Promise<void> {
    const { caller, client } = author;
    return this.audit.record(manager, {
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
