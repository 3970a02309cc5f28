import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { PasswordModule } from '../password/password.module.ts';
import { PrivacyModule } from '../privacy/privacy.module.ts';
import { RenterProfileModule } from '../renter-profile/renter-profile.module.ts';
import { RenterActs } from './renter-acts.ts';
import { RenterDetail } from './renter-detail.ts';
import { RenterLists } from './renter-lists.ts';
import { RentersAdminController } from './renters-admin.controller.ts';

/** Renters, as staff look them up. */
@Module({
  imports: [AuditModule, MailModule, PasswordModule, PrivacyModule, RenterProfileModule],
  controllers: [RentersAdminController],
  providers: [RenterLists, RenterDetail, RenterActs],
})
export class RentersAdminModule {}
