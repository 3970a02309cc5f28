import { Controller } from '@nestjs/common';
import type { Caller, ConfirmState, Done, InputOf } from '@porchlight/contracts';
import {
  confirmLeadContact,
  getLeadContact,
  getLeadContactConfirmation,
  getLeadContactRefusal,
  refuseLeadContact,
  requestLeadContact,
  type LeadContact,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { ContactLinks } from './contact-links.ts';
import { LeadContacts } from './lead-contacts.ts';

/** Contact addresses of listings: what landlords see and request, and the links in the mails. */
@Controller()
export class LeadContactsController {
  constructor(
    private readonly contacts: LeadContacts,
    private readonly links: ContactLinks,
  ) {}

  @Handle(getLeadContact)
  find(@Input() { params }: InputOf<typeof getLeadContact>, @CallerOf() caller: Caller): Promise<LeadContact> {
    return this.contacts.find(landlordOf(caller), params.id);
  }

  @Handle(requestLeadContact)
  request(@Input() { params }: InputOf<typeof requestLeadContact>, @CallerOf() caller: Caller): Promise<LeadContact> {
    return this.contacts.request(landlordOf(caller), params.id);
  }

  @Handle(getLeadContactConfirmation)
  checkConfirmation(@Input() { params }: InputOf<typeof getLeadContactConfirmation>): Promise<ConfirmState> {
    return this.links.check('lead-contact', params.token);
  }

  @Handle(confirmLeadContact)
  async confirm(@Input() { params }: InputOf<typeof confirmLeadContact>): Promise<Done> {
    await this.links.use('lead-contact', params.token);
    return {};
  }

  @Handle(getLeadContactRefusal)
  checkRefusal(@Input() { params }: InputOf<typeof getLeadContactRefusal>): Promise<ConfirmState> {
    return this.links.check('lead-contact-refusal', params.token);
  }

  @Handle(refuseLeadContact)
  async refuse(@Input() { params }: InputOf<typeof refuseLeadContact>): Promise<Done> {
    await this.links.use('lead-contact-refusal', params.token);
    return {};
  }
}

const landlordOf = (caller: Caller) => ({
  userId: requireUser(caller),
  mayRequest: caller.permissions.includes('modifyLeads'),
});
