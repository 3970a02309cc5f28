import { Module } from '@nestjs/common';
import { ConfirmModule } from '../confirm/confirm.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { ClaimMails } from './claim-mails.ts';

/** Mails that hand an account to its person. */
@Module({ imports: [ConfirmModule, MailModule], providers: [ClaimMails], exports: [ClaimMails] })
export class ClaimMailsModule {}
