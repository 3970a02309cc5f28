import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ClaimMailsModule } from '../claim/claim-mails.module.ts';
import { ConfirmModule } from '../confirm/confirm.module.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { LoginModule } from '../login/login.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { PasswordModule } from '../password/password.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { ConfirmationMails } from './confirmation-mails.ts';
import { LandlordCodeService } from './landlord-code.service.ts';
import { NewPeople } from './new-people.ts';
import { RegistrationController } from './registration.controller.ts';
import { RegistrationMails } from './registration-mails.ts';
import { RegistrationService } from './registration.service.ts';

/** How people get an account. */
@Module({
  imports: [
    AuditModule,
    ClaimMailsModule,
    ConfirmModule,
    LimitsModule,
    LoginModule,
    MailModule,
    PasswordModule,
    SessionsModule,
  ],
  controllers: [RegistrationController],
  providers: [ConfirmationMails, NewPeople, RegistrationMails, RegistrationService, LandlordCodeService],
  exports: [RegistrationMails],
})
export class RegistrationModule {}
