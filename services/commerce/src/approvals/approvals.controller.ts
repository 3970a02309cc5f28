import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import { approveRequest, listApprovals, rejectRequest, type ApprovalsPage } from '@porchlight/contracts/commerce';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { ApprovalList } from './approval-list.ts';
import { Approvals } from './approvals.ts';

/** Decisions of staff about requests of their colleagues. */
@Controller()
export class ApprovalsController {
  constructor(
    private readonly approvals: Approvals,
    private readonly requests: ApprovalList,
  ) {}

  @Handle(listApprovals)
  list(@Input() { query }: InputOf<typeof listApprovals>): Promise<ApprovalsPage> {
    return this.requests.page(query.page);
  }

  @Handle(approveRequest)
  async approve(
    @Input() { params, body }: InputOf<typeof approveRequest>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.approvals.decide(params.id, { state: 'approved', note: body.note }, { caller, client });
    return {};
  }

  @Handle(rejectRequest)
  async reject(
    @Input() { params, body }: InputOf<typeof rejectRequest>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.approvals.decide(params.id, { state: 'rejected', note: body.note }, { caller, client });
    return {};
  }
}
