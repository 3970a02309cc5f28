import { Module } from '@nestjs/common';
import { membershipPlanResource } from '@porchlight/contracts/commerce';
import { resourceModule } from '@porchlight/service-kit';
import { OfferRules } from '../offer-rules.ts';
import { EditableMembershipPlan } from './editable-membership-plan.entity.ts';
import { MembershipNotices } from './membership-notices.ts';
import { MembershipPlansController } from './membership-plans.controller.ts';
import { MembershipPlansService } from './membership-plans.service.ts';

/** Memberships of companies. */
@Module({
  imports: [resourceModule(membershipPlanResource, EditableMembershipPlan, OfferRules)],
  controllers: [MembershipPlansController],
  providers: [MembershipNotices, MembershipPlansService],
})
export class MembershipsModule {}
