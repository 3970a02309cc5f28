import { Injectable } from '@nestjs/common';
import { notFound, Problem, type Author } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { originOf } from '../audit/author-origin.ts';
import { personalRoles } from '../rights/role-permissions.ts';
import { AccountReviewIntake } from './account-review-intake.ts';
import { messages } from './messages.ts';

// Locked first, as by everything that opens or decides a review.
const lockSql = `
  select person.id,
    exists (select from person_role where person_id = person.id and role_key <> all($2)) as "isStaff",
    exists (select from person_role where person_id = person.id and role_key = 'landlord') as "isLandlord"
  from person where person.id = $1::uuid and state not in ('decoy', 'merged') for update`;
const openSql = `select id from account_review where person_id = $1 and state = 'open'`;

interface Subject {
  readonly id: string;
  readonly isStaff: boolean;
  readonly isLandlord: boolean;
}

/** Opens the review of an account that support chose, whatever the rules found. */
@Injectable()
export class AccountReviewOpening {
  constructor(
    private readonly source: DataSource,
    private readonly intake: AccountReviewIntake,
    private readonly audit: Audit,
  ) {}

  /**
   * Returns the id of the review, or of the one that is open already. Throws 404 for an unknown user, 403 `own-account`
   * and `staff-account`, and 409 `not-a-landlord`.
   */
  open(personId: string, author: Author): Promise<string> {
    return this.source.transaction(async (manager) => {
      const [subject] = await manager.query<Subject[]>(lockSql, [personId, personalRoles]);
      requireReviewable(subject, author);
      const [open] = await manager.query<{ id: string }[]>(openSql, [personId]);
      if (open) return open.id;
      const id = await this.intake.openByHand(manager, personId);
      const opened = { action: 'account-review.opened', objectKind: 'person', objectId: personId };
      await this.audit.record(manager, { ...originOf(author), ...opened });
      return id;
    });
  }
}

function requireReviewable(subject: Subject | undefined, { caller }: Author): void {
  if (!subject) throw notFound();
  if (subject.id === caller.userId) throw new Problem(403, 'own-account', messages.ownAccount);
  if (subject.isStaff) throw new Problem(403, 'staff-account', messages.staffAccount);
  if (!subject.isLandlord) throw new Problem(409, 'not-a-landlord', messages.notLandlord);
}
