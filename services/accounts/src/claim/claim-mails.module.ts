import { Module } from '@nestjs/common';
import { ConfirmModule } from '../confirm/confirm.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { ClaimMails } from './claim-mails.ts';

/** Mails with the link to claim an account. */
@Module({ imports: [ConfirmModule, MailModule], providers: [ClaimMails], exports: [ClaimMails] })
export class ClaimMailsModule {}
