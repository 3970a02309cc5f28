import { Module } from '@nestjs/common';
import { MembershipPlansController } from './membership-plans.controller.ts';
import { MembershipPlansService } from './membership-plans.service.ts';

/** Memberships of companies. */
@Module({ controllers: [MembershipPlansController], providers: [MembershipPlansService] })
export class MembershipsModule {}
