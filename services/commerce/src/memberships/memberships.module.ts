import { Module } from '@nestjs/common';
import { MembershipNotices } from './membership-notices.ts';
import { MembershipPlansController } from './membership-plans.controller.ts';
import { MembershipPlansService } from './membership-plans.service.ts';

/** Memberships of companies. */
@Module({ controllers: [MembershipPlansController], providers: [MembershipNotices, MembershipPlansService] })
export class MembershipsModule {}
