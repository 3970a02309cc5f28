import { Module } from '@nestjs/common';
import { ClosedHomeViewings } from './closed-home-viewings.ts';
import { LeadViewingsController } from './lead-viewings.controller.ts';
import { MyViewingsController } from './my-viewings.controller.ts';
import { ViewingCalendar } from './viewing-calendar.ts';
import { ViewingDecisions } from './viewing-decisions.ts';
import { ViewingList } from './viewing-list.ts';
import { ViewingMails } from './viewing-mails.ts';
import { ViewingProposals } from './viewing-proposals.ts';

/** Viewings that landlords propose in the thread of an inquiry, and their answers. */
@Module({
  controllers: [LeadViewingsController, MyViewingsController],
  providers: [ViewingList, ViewingProposals, ViewingDecisions, ViewingMails, ViewingCalendar, ClosedHomeViewings],
  exports: [ViewingList, ViewingMails, ViewingDecisions, ClosedHomeViewings],
})
export class ViewingsModule {}
