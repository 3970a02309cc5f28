import { Module } from '@nestjs/common';
import { Mailer } from './mailer.ts';

/** Mail of the whole house. */
@Module({ providers: [Mailer], exports: [Mailer] })
export class MailModule {}
