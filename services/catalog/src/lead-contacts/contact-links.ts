import { Injectable } from '@nestjs/common';
import type { ConfirmState } from '@porchlight/contracts';
import { changedCount, maskEmail, Problem, SignedLinks } from '@porchlight/service-kit';
import { DataSource } from 'typeorm';
import { messages } from './messages.ts';

/** What a link of a mail to a contact does. */
type ContactPurpose = 'lead-contact' | 'lead-contact-refusal';
interface LinkedContact {
  readonly email: string;
  readonly company: string;
}

/** Life of a link that refuses messages; the mails of a year have one that works. */
const refusalSeconds = 365 * 24 * 3_600;

const openConditions: Readonly<Record<ContactPurpose, string>> = {
  'lead-contact': 'c.confirmed_at is null and c.refused_at is null',
  'lead-contact-refusal': 'c.refused_at is null',
};
const openSql = (purpose: ContactPurpose) => `
  select c.email, co.name as company from lead_contact c
    join landlord o on o.person_id = c.owner_user_id join company co on co.id = o.company_id
  where c.id = $1 and ${openConditions[purpose]}`;
// Of concurrent requests only one succeeds. A refusal counts for all spellings of the mailbox.
const changeSql: Readonly<Record<ContactPurpose, string>> = {
  'lead-contact': `
    update lead_contact c set confirmed_at = now() where c.id = $1 and ${openConditions['lead-contact']}`,
  'lead-contact-refusal': `
    update lead_contact c set confirmed_at = null, refused_at = now()
    where (c.owner_user_id, c.address) = (select owner_user_id, address from lead_contact where id = $1)
      and ${openConditions['lead-contact-refusal']}`,
};

/** Agreement and refusal of the mailboxes of contacts, by links of their mails. */
@Injectable()
export class ContactLinks {
  constructor(
    private readonly source: DataSource,
    private readonly links: SignedLinks,
  ) {}

  /** Returns the state of a link without changing anything. */
  async check(purpose: ContactPurpose, text: string): Promise<ConfirmState> {
    const read = this.links.read(purpose, text);
    if (read.state === 'unknown') return { state: 'unknown', purpose };
    const [contact] = await this.source.query<LinkedContact[]>(openSql(purpose), [read.link.subject]);
    if (!contact) return { state: 'used', purpose };
    if (read.state === 'expired') return { state: 'expired', purpose };
    return { state: 'valid', purpose, maskedEmail: maskEmail(contact.email), title: contact.company };
  }

  /** Does what a link says, once. Throws 410 for an invalid, expired or used link. */
  async use(purpose: ContactPurpose, text: string): Promise<void> {
    const read = this.links.read(purpose, text);
    const isDone =
      read.state === 'valid' && (await changedCount(this.source, changeSql[purpose], [read.link.subject])) > 0;
    if (!isDone) throw new Problem(410, 'link-dead', messages.linkDead);
  }
}

/** Returns the path of a link that refuses messages, also those that the mailbox agreed to. */
export const refusalPath = (links: SignedLinks, contactId: string): string =>
  `/confirm/lead-contact-refusal/${links.sign('lead-contact-refusal', contactId, refusalSeconds).text}`;
