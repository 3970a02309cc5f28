import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AccountReviewTrigger } from '@porchlight/contracts/accounts';
import type { LandlordFlagged } from '@porchlight/contracts/internal';
import { changedCount, Consumes } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { personalRoles } from '../rights/role-permissions.ts';
import { dueTime } from './due-time.ts';

/** Verification level of a company from which its first listings lead to no review. */
const minVerifiedLevel = 2;
const ofNewLandlords: ReadonlySet<AccountReviewTrigger> = new Set(['first-listing', 'many-listings']);

// Locked, so that events at once open one review.
const subjectSql = `
  select person.id, coalesce(company.verified_level, 0) as "verifiedLevel", restriction,
    exists (select from person_role where person_id = person.id and role_key <> all($3)) as "isStaff"
  from person left join company on company.id = company_id
  where state not in ('decoy', 'merged') and person.id = coalesce($1, (
    select id from person owner where owner.company_id = $2 and owner.state not in ('decoy', 'merged')
    order by created_at, id limit 1))
  for update of person`;
const openSql = `
  insert into account_review as review (person_id, due_at) values ($1, ${dueTime})
  on conflict (person_id) where state = 'open' do update set opened_at = review.opened_at
  returning id`;
const knownSql = 'select from account_review_cause where person_id = $1 and trigger = $2 and subject = $3';
const causeSql = `
  insert into account_review_cause (person_id, trigger, subject, review_id, risk) values ($1, $2, $3, $4, $5)
  on conflict do nothing`;
const riskSql = 'update account_review set risk = greatest(risk, $2) where id = $1';

interface Subject {
  readonly id: string;
  readonly verifiedLevel: number;
  readonly restriction: string | null;
  readonly isStaff: boolean;
}

/** Opens reviews of accounts, and adds further causes to the one that is open. */
@Injectable()
export class AccountReviewIntake {
  @Consumes('landlord.flagged')
  async onFlagged({ personId, companyId, ...cause }: LandlordFlagged, manager: EntityManager): Promise<void> {
    const subjects = await manager.query<Subject[]>(subjectSql, [personId ?? null, companyId ?? null, personalRoles]);
    const [subject] = subjects;
    if (!subject || !isReviewed(subject, cause.trigger)) return;
    await this.#open(manager, subject.id, cause);
  }

  /** Opens a review because support wants to decide again. Returns the id of the open review. */
  async reopen(manager: EntityManager, personId: string, closedReviewId: string): Promise<string> {
    return this.#open(manager, personId, { trigger: 'reopened', subject: closedReviewId });
  }

  /** Opens a review for support, if none is open. Returns the id of the open review. */
  async openByHand(manager: EntityManager, personId: string): Promise<string> {
    return this.#open(manager, personId, { trigger: 'support', subject: randomUUID() });
  }

  async #open(
    manager: EntityManager,
    personId: string,
    { trigger, subject, risk }: Pick<LandlordFlagged, 'trigger' | 'subject' | 'risk'>,
  ): Promise<string> {
    const known = await manager.query<object[]>(knownSql, [personId, trigger, subject]);
    // What a person has decided about is not decided about again.
    if (known.length > 0 && trigger !== 'reopened') return '';
    const [review] = await manager.query<[{ id: string }]>(openSql, [personId]);
    await changedCount(manager, causeSql, [personId, trigger, subject, review.id, risk ?? null]);
    if (risk !== undefined) await manager.query(riskSql, [review.id, risk]);
    return review.id;
  }
}

function isReviewed({ isStaff, verifiedLevel, restriction }: Subject, trigger: AccountReviewTrigger): boolean {
  if (isStaff || restriction === 'suspended' || restriction === 'banned') return false;
  return verifiedLevel < minVerifiedLevel || !ofNewLandlords.has(trigger);
}
