import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { DecidedRequest } from '../approvals/approval-lifecycle.ts';
import { Approvals, type ApprovalHandler } from '../approvals/approvals.ts';
import { releaseClaim, takeClaim } from '../membership-renewals/renewal-claims.ts';
import { grantRenewal } from './granted-renewal.ts';

interface RequestedRow {
  readonly rowId: string;
  readonly renewal: { readonly months: number; readonly oldExpiry: string };
}

const endSql = `
  update membership_renewal_row set state = $2, reason = $3 where id = $1 and state = 'waiting'`;

/** Complimentary renewals, which a second person decides. */
@Injectable()
export class RenewalApprovals implements ApprovalHandler, OnModuleInit {
  constructor(
    private readonly approvals: Approvals,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.approvals.register('membership-renewal', this);
  }

  /** Skips a membership that was renewed in another way meanwhile. */
  async approve(manager: EntityManager, { companyId, reason, payload }: DecidedRequest): Promise<void> {
    const { rowId, renewal } = payload as RequestedRow;
    const claim = { companyId, oldExpiry: renewal.oldExpiry, holder: rowId };
    const taken = await takeClaim(manager, claim);
    if (taken !== 'taken') {
      await manager.query(endSql, [rowId, 'skipped', taken]);
      return;
    }
    const granted = { id: rowId, companyId, months: renewal.months, grantReason: reason };
    await grantRenewal({ manager, outbox: this.outbox }, granted);
    await releaseClaim(manager, claim);
  }

  async reject(manager: EntityManager, { companyId, payload }: DecidedRequest): Promise<void> {
    const { rowId, renewal } = payload as RequestedRow;
    await manager.query(endSql, [rowId, 'failed', 'rejected']);
    await releaseClaim(manager, { companyId, oldExpiry: renewal.oldExpiry, holder: rowId });
  }
}
