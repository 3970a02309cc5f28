import { Module } from '@nestjs/common';
import { InquiriesModule } from '../inquiries/inquiries.module.ts';
import { ViewingsModule } from '../viewings/viewings.module.ts';
import { BlockedWriterList } from './blocked-writers.ts';
import { BlockedWritersController } from './blocked-writers.controller.ts';
import { LeadChanges } from './lead-changes.ts';
import { LeadDetail } from './lead-detail.ts';
import { LeadExports } from './lead-exports.ts';
import { LeadLists } from './lead-lists.ts';
import { LeadReplies } from './lead-replies.ts';
import { LeadsController } from './leads.controller.ts';
import { ReplyTemplatesController } from './templates/reply-templates.controller.ts';
import { ReplyTemplateStore } from './templates/reply-templates.ts';

/** Inquiries as the landlords of the listings see and answer them. */
@Module({
  imports: [InquiriesModule, ViewingsModule],
  controllers: [LeadsController, BlockedWritersController, ReplyTemplatesController],
  providers: [LeadLists, LeadDetail, LeadChanges, LeadReplies, LeadExports, BlockedWriterList, ReplyTemplateStore],
  exports: [LeadReplies],
})
export class LeadsModule {}
