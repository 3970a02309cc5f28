import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { checkSender } from '@porchlight/contracts/internal';
import { normalizeMailbox, ServiceClient } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { isConfirmedContact } from '../lead-contacts/lead-contact-sql.ts';
import { LeadReplies } from '../leads/lead-replies.ts';
import { RenterReplies, type RenterReply } from '../inquiries/renter-replies.ts';
import type { RelayParty } from './relay-aliases.ts';

/** Inquiry that an alias belongs to. */
export interface RelayThread {
  readonly inquiryId: string;
  /** Party that writes to the alias. */
  readonly party: RelayParty;
  readonly renterEmail: string;
  readonly renterId: string | null;
  readonly sharesContact: boolean;
  readonly landlordId: string;
  /** Address of the party; null for a landlord, whose address accounts knows. */
  readonly mailbox: string | null;
  /** Language of the party that reads the answer. */
  readonly readerLanguage: Language;
}

// Without an address the inquiry was anonymized. A contact is a party while it is that of the listing.
const threadSql = `
  select i.id as "inquiryId", a.party, i.email as "renterEmail", i.user_id as "renterId",
    i.shares_contact as "sharesContact", l.owner_user_id as "landlordId",
    case a.party when 'renter' then i.email when 'contact' then c.email end as mailbox,
    case when a.party <> 'renter' then i.language when l.lang = 'fr' then 'fr-CA' else 'en-CA' end as "readerLanguage"
  from relay_alias a join inquiry i on i.id = a.inquiry_id join listing l on l.id = i.listing_id
    left join lead_contact c on c.id = a.contact_id and ${isConfirmedContact}
  where a.alias = $1 and a.expires_at > now() and i.email is not null and (a.party <> 'contact' or c.id is not null)`;
const storedSql = 'select 1 from inquiry_message where key = $1';

/** Inquiries as the mail relay finds, checks and continues them. */
@Injectable()
export class RelayThreads {
  constructor(
    private readonly source: DataSource,
    private readonly client: ServiceClient,
    private readonly leadReplies: LeadReplies,
    private readonly renterReplies: RenterReplies,
  ) {}

  async find(alias: string): Promise<RelayThread | undefined> {
    return (await this.source.query<RelayThread[]>(threadSql, [alias]))[0];
  }

  /** Returns whether a mail from an address may speak for the party of a thread. */
  async isSender({ party, mailbox, renterId, landlordId }: RelayThread, address: string): Promise<boolean> {
    if (mailbox !== null && normalizeMailbox(mailbox) !== normalizeMailbox(address)) return false;
    const personId = party === 'renter' ? renterId : landlordId;
    if (personId === null) return true;
    const { isOwn, isDisabled, permissions } = await this.client.call(checkSender, {
      params: { personId },
      body: { address },
    });
    if (party === 'renter') return !isDisabled;
    return (isOwn || party === 'contact') && permissions.includes('modifyLeads');
  }

  async isStored(key: string): Promise<boolean> {
    return (await this.source.query<unknown[]>(storedSql, [key])).length > 0;
  }

  /** Continues the thread as its party does on the site. Throws the problems of that call. */
  async reply({ party, inquiryId, landlordId }: RelayThread, { key, text }: RenterReply): Promise<void> {
    if (party === 'renter') await this.renterReplies.reply(inquiryId, { key, text });
    else await this.leadReplies.reply(landlordId, inquiryId, { key, message: text, isByContact: party === 'contact' });
  }
}
