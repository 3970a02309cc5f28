import { Module } from '@nestjs/common';
import { ContactLinks } from './contact-links.ts';
import { LeadContacts } from './lead-contacts.ts';
import { LeadContactsController } from './lead-contacts.controller.ts';

/** Mailboxes besides the landlord's own that get the messages of renters. */
@Module({
  controllers: [LeadContactsController],
  providers: [ContactLinks, LeadContacts],
  exports: [ContactLinks, LeadContacts],
})
export class LeadContactsModule {}
