import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { GrantCredits, GrantResponse } from '@porchlight/contracts/commerce';
import { notFound, Outbox, Problem, reportChange, requireUser, type Author } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import type { DecidedRequest } from '../approvals/approval-lifecycle.ts';
import { Approvals, type ApprovalHandler } from '../approvals/approvals.ts';
import { CreditAllowances } from '../approvals/credit-allowances.ts';
import { Idempotency } from '../idempotency/idempotency.ts';
import { messages } from './messages.ts';
import { postGrant } from './post-grant.ts';

const companySql = 'select 1 from landlord where company_id = $1 limit 1';

/** Credits that staff add to the wallets of companies or take out; many of them need a second person. */
@Injectable()
export class GrantsService implements ApprovalHandler, OnModuleInit {
  constructor(
    private readonly approvals: Approvals,
    private readonly allowances: CreditAllowances,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.approvals.register('adjustment', this);
  }

  /**
   * Posts credits within the allowance of the staff member, and requests the approval of another person for more.
   * Throws 404 for a company without landlords, 409 `credits-short` when the wallet holds fewer than are taken out.
   */
  grant(body: GrantCredits, author: Author): Promise<GrantResponse> {
    const personId = requireUser(author.caller);
    const { companyId, credits, reason, isPromotional } = body;
    if (isPromotional && credits < 0)
      throw new Problem(422, 'input-refused', messages.checkFields, { errors: { credits: [messages.onlyAdded] } });
    return this.idempotency.once({ personId, route: 'POST /admin/ecommerce/grants', body }, async (manager) => {
      const known = await manager.query<unknown[]>(companySql, [companyId]);
      if (known.length === 0) throw notFound(messages.companyNotFound);
      if (!(await this.allowances.take(manager, { personId, companyId, credits }))) {
        const payload = { isPromotional };
        await this.approvals.request(manager, { kind: 'adjustment', companyId, credits, reason, payload }, author);
        return { state: 'waiting' };
      }
      const grant = { companyId, credits, reason, isPromotional, grantedBy: personId };
      const { id, balance } = await postGrant(manager, grant);
      const change = { resource: 'credit-grants', recordId: id, action: 'created' as const, after: grant };
      await reportChange({ manager, outbox: this.outbox }, change, author);
      return { state: 'posted', balance };
    });
  }

  async approve(manager: EntityManager, request: DecidedRequest): Promise<void> {
    const { id, companyId, credits, reason, requestedBy, payload } = request;
    const { isPromotional } = payload as Pick<GrantCredits, 'isPromotional'>;
    await postGrant(manager, { companyId, credits, reason, isPromotional, grantedBy: requestedBy, approvalId: id });
  }

  reject(): Promise<void> {
    return Promise.resolve();
  }
}
