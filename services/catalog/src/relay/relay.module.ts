import { Module } from '@nestjs/common';
import { InquiriesModule } from '../inquiries/inquiries.module.ts';
import { LeadsModule } from '../leads/leads.module.ts';
import { ConversationRelay } from './conversation-relay.ts';
import { MailRelay } from './mail-relay.ts';
import { RelayAliasesModule } from './relay-aliases.module.ts';
import { RelayListener } from './relay-listener.ts';
import { RelayThreads } from './relay-threads.ts';

/** Answers to inquiries that arrive by mail. */
@Module({
  imports: [InquiriesModule, LeadsModule, RelayAliasesModule],
  providers: [ConversationRelay, MailRelay, RelayListener, RelayThreads],
})
export class RelayModule {}
