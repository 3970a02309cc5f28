import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getMembershipPlans, type MembershipPlansResponse } from '@porchlight/contracts/commerce';
import { Handle, Input } from '@porchlight/service-kit';
import { MembershipPlansService } from './membership-plans.service.ts';

/** Public price list of memberships. */
@Controller()
export class MembershipPlansController {
  constructor(private readonly plans: MembershipPlansService) {}

  @Handle(getMembershipPlans)
  async list(@Input() { query }: InputOf<typeof getMembershipPlans>): Promise<MembershipPlansResponse> {
    return { membershipPlans: await this.plans.onSale(query.lang ?? 'en-CA') };
  }
}
