import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { PasswordModule } from '../password/password.module.ts';
import { StaffTotpModule } from './staff-totp.module.ts';
import { TotpCheckModule } from './totp-check.module.ts';
import { TotpController } from './totp.controller.ts';
import { TotpService } from './totp.service.ts';

/** The second step of the own account. */
@Module({
  imports: [AuditModule, MailModule, PasswordModule, StaffTotpModule, TotpCheckModule],
  controllers: [TotpController],
  providers: [TotpService],
})
export class TotpModule {}
