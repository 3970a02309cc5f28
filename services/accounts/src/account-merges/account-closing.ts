import { Injectable } from '@nestjs/common';
import { changedCount } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { OneTimeLinks } from '../confirm/one-time-links.ts';
import { LandlordReports } from '../landlords/landlord-reports.ts';
import { personalRoles } from '../rights/role-permissions.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { MergeAudit } from './merge-audit.ts';
import { MergedLogins } from './merged-logins.ts';
import type { StoredMerge } from './merge-records.ts';
import type { StepResult } from './merge-steps.ts';

const lockSql = 'select 1 from person where id = any($1) order by id for update';
// Roles and restrictions are checked again: both may have changed since the merge was started. Roles never move, and no
// account leaves its review or its restriction behind by a merge.
// @mutation merge-staff
const freezeSql = `
  update person set state_before_merge = state, state = 'merged', merged_into_id = $2
  where id = $1 and state in ('active', 'unclaimed')
    and not exists (select from person_role where person_id in ($1, $2) and role_key <> all($3))
    and not exists (select from person restricted where restricted.id in ($1, $2) and restriction is not null)
    and not exists (select from account_review where person_id in ($1, $2) and account_review.state = 'open')
    and exists (select from person survivor where survivor.id = $2 and survivor.state = 'active')
    and (not exists (select from person_role where person_id = $1 and role_key = 'landlord')
      or exists (select from person_role where person_id = $2 and role_key = 'landlord'))`;
const frozenSql = 'select 1 from person where id = $1 and merged_into_id = $2';
// Accounts that were merged into this one lead to the new survivor, too.
const flattenSql = 'update person set merged_into_id = $2 where merged_into_id = $1';
const endings = [
  'delete from credential where person_id = $1',
  'delete from totp where person_id = $1',
  'delete from person_export where person_id = $1',
];
const beginnings = [
  `update api_key set revoked_at = now() where person_id = $1 and revoked_at is null`,
  'delete from mail_change where person_id = $1',
];
const reopenSql = `
  update person set state = state_before_merge, state_before_merge = null, merged_into_id = null,
    login_confirmed_at = null
  where id = $1 and merged_into_id = $2`;

/** Ends the account that is merged, and opens it again. */
@Injectable()
export class AccountClosing {
  constructor(
    private readonly sessions: SessionsService,
    private readonly links: OneTimeLinks,
    private readonly landlords: LandlordReports,
    private readonly logins: MergedLogins,
    private readonly audit: MergeAudit,
  ) {}

  /** Ends all sessions and refuses new ones, so that nothing is written while records move. */
  async freeze(manager: EntityManager, merge: StoredMerge): Promise<StepResult> {
    const { survivorId, mergedId } = merge;
    await manager.query(lockSql, [[survivorId, mergedId]]);
    const frozen = await manager.query<object[]>(frozenSql, [mergedId, survivorId]);
    if (frozen.length > 0) return { state: 'done' };
    const count = await changedCount(manager, freezeSql, [mergedId, survivorId, personalRoles]);
    if (count === 0) return { state: 'refused', reason: 'inactive' };
    await manager.query(flattenSql, [mergedId, survivorId]);
    await this.sessions.endAll(manager, mergedId);
    for (const statement of beginnings) await manager.query(statement, [mergedId]);
    await this.links.revoke(manager, mergedId);
    await this.landlords.report(manager, mergedId);
    await this.audit.recordStep(manager, 'account-merge.frozen', merge);
    return { state: 'done' };
  }

  /** Removes the credentials, and mails the link by which the address becomes a login of the survivor. */
  async close(manager: EntityManager, merge: StoredMerge): Promise<void> {
    for (const statement of endings) await manager.query(statement, [merge.mergedId]);
    await this.logins.invite(manager, merge.mergedId, `account-merged:${merge.id}`);
    await this.audit.recordStep(manager, 'account-merge.done', merge);
  }

  /** The account has no password: its user sets a new one by mail. */
  async reopen(manager: EntityManager, merge: StoredMerge): Promise<void> {
    const { survivorId, mergedId } = merge;
    await manager.query(reopenSql, [mergedId, survivorId]);
    await this.links.revoke(manager, mergedId);
    await this.landlords.report(manager, mergedId);
    await this.audit.recordStep(manager, 'account-merge.undone', merge);
  }
}
