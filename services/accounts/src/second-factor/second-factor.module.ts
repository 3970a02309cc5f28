import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ConfirmModule } from '../confirm/confirm.module.ts';
import { CredentialsModule } from '../credentials/credentials.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { RightsModule } from '../rights/rights.module.ts';
import { SecondFactor } from './second-factor.ts';
import { SecretBox } from './secret-box.ts';
import { TotpCheck } from './totp-check.ts';
import { TotpController } from './totp.controller.ts';
import { TotpService } from './totp.service.ts';
import { TotpStore } from './totp-store.ts';

/** Second factor of logins (TOTP or a mailed code), and the two-factor authentication of the caller's account. */
@Module({
  imports: [AuditModule, ConfirmModule, CredentialsModule, LimitsModule, MailModule, RightsModule],
  controllers: [TotpController],
  providers: [SecondFactor, SecretBox, TotpCheck, TotpService, TotpStore],
  exports: [SecondFactor, TotpCheck, TotpStore],
})
export class SecondFactorModule {}
