import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ConfirmModule } from '../confirm/confirm.module.ts';
import { LandlordsModule } from '../landlords/landlords.module.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { MailVerificationController } from './mail-verification.controller.ts';
import { MailVerification } from './mail-verification.ts';

/** Verification of email addresses. */
@Module({
  imports: [AuditModule, ConfirmModule, LandlordsModule, SecondFactorModule, SessionsModule],
  controllers: [MailVerificationController],
  providers: [MailVerification],
  exports: [MailVerification],
})
export class MailVerificationModule {}
