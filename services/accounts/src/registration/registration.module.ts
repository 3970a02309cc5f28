import { Module } from '@nestjs/common';
import { RestrictedIdentifiersModule } from '../account-reviews/restricted-identifiers.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { ClaimMailsModule } from '../claim/claim-mails.module.ts';
import { ConfirmModule } from '../confirm/confirm.module.ts';
import { CredentialsModule } from '../credentials/credentials.module.ts';
import { LandlordsModule } from '../landlords/landlords.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { MailVerificationModule } from '../mail-verification/mail-verification.module.ts';
import { PasswordModule } from '../password/password.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { ConfirmationMails } from './confirmation-mails.ts';
import { LandlordCodeService } from './landlord-code.service.ts';
import { MailDomains } from './mail-domains.ts';
import { NewAccounts } from './new-accounts.ts';
import { RegistrationController } from './registration.controller.ts';
import { RegistrationMails } from './registration-mails.ts';
import { RegistrationService } from './registration.service.ts';

/** Registration of renters and landlords. */
@Module({
  imports: [
    AuditModule,
    RestrictedIdentifiersModule,
    ClaimMailsModule,
    ConfirmModule,
    CredentialsModule,
    LandlordsModule,
    LimitsModule,
    MailModule,
    MailVerificationModule,
    PasswordModule,
    SessionsModule,
  ],
  controllers: [RegistrationController],
  providers: [
    ConfirmationMails,
    { provide: MailDomains, useFactory: () => new MailDomains() },
    NewAccounts,
    RegistrationMails,
    RegistrationService,
    LandlordCodeService,
  ],
  exports: [ConfirmationMails, RegistrationMails],
})
export class RegistrationModule {}
