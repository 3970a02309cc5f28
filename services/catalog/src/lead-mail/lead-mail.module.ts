import { Module } from '@nestjs/common';
import { LeadMailChoice } from './lead-mail-choice.ts';
import { LeadMailController } from './lead-mail.controller.ts';

/** Choices of landlords about mails with the messages of renters. */
@Module({ controllers: [LeadMailController], providers: [LeadMailChoice], exports: [LeadMailChoice] })
export class LeadMailModule {}
