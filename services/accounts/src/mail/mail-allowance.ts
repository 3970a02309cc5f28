import { Injectable } from '@nestjs/common';
import type { MailRequested, MailTemplate, MailVariables } from '@porchlight/contracts/internal';
import { normalizeMailbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../config.ts';
import { addressHash } from './address-hash.ts';

const mailsPerHour = 3;
// Mails that anyone can send to any address, and the values in them that a stranger typed. Without a user, such a mail
// was caused by a guest, who may have typed the address of an account.
const strangersWords: Partial<Record<MailTemplate, readonly string[]>> = {
  'inquiry-copy': ['firstName', 'message'],
  'inquiry-confirm': [],
  'inquiry-reply-confirm': [],
  'home-gone': ['firstName'],
  'scam-warning': ['firstName'],
  'report-confirmed': [],
  'report-dismissed': [],
  'claim-account': ['firstName'],
  'mail-change-new': ['firstName'],
  'mail-change-notice': ['firstName'],
  'account-merged': ['firstName'],
};
// Mails to addresses that staff configured, warnings, receipts, which commerce limits for each company, messages to
// mailboxes that agreed to them, and replies that a member of support writes.
const unlimited: ReadonlySet<MailTemplate> = new Set([
  'contact-message',
  'claim-rejected',
  'dispute-opened',
  'receipt-copy',
  'scam-warning',
  'lead-contact-received',
  'form-reply',
]);
// Mails that other people cause to any address, also to a verified one.
const causedByOthers: ReadonlySet<MailTemplate> = new Set([
  'inquiry-confirm',
  'inquiry-reply-confirm',
  'lead-contact-confirm',
  'favourites-confirm',
  'welcome-existing',
]);
// Of a mail about a user, the address must be that user's own; of any other mail, that of an account.
const readerSql = `
  select email, exists (
    select 1 from person where person.email = reader.email and state <> 'decoy' and email_verified_at is not null
      and id = coalesce($2::uuid, id)) as "isProved"
  from (select coalesce(lower($1), (select email from person where id = $2::uuid)) as email) as reader
  where email is not null`;
const takeSql = `
  insert into login_attempt as old (key, tries) values ($1, 1) on conflict (key) do update set
    tries = case when old.since < now() - interval '1 hour' then 1 else old.tries + 1 end,
    since = case when old.since < now() - interval '1 hour' then now() else old.since end,
    last_at = now()
  where old.tries < ${mailsPerHour} or old.since < now() - interval '1 hour'
  returning tries`;

/** Reader of a mail. `isProved`: the account that the mail concerns has verified the address. */
export interface MailReader {
  readonly email: string;
  readonly isProved: boolean;
}

/**
 * Protects mailboxes of strangers: a person who types an address into a form cannot flood it, nor send a text to it.
 * (docs/rules/mail.md#mail-2-an-address-gets-at-most-three-mails-of-a-kind-an-hour)
 */
@Injectable()
export class MailAllowance {
  constructor(private readonly config: AccountsConfig) {}

  /** Returns the reader, or undefined when the user no longer exists. */
  async readerOf(
    manager: EntityManager,
    { email, personId, template }: MailRequested,
  ): Promise<MailReader | undefined> {
    const [reader] = await manager.query<MailReader[]>(readerSql, [email ?? null, personId ?? null]);
    const isOfGuest = personId === undefined && strangersWords[template] !== undefined;
    return reader && { ...reader, isProved: reader.isProved && !isOfGuest };
  }

  /** Returns the values that may be mailed to the reader. */
  wordsFor({ isProved }: MailReader, { template, words }: MailRequested): MailVariables {
    const withheld = isProved ? [] : (strangersWords[template] ?? []);
    return Object.fromEntries(Object.entries(words).filter(([name]) => !withheld.includes(name)));
  }

  /**
   * Counts one mail and returns whether it may be sent. Not limited: mails of templates with other limits, lists,
   * whose readers confirmed them and can leave them, and mails to a proved reader, except those that other people
   * cause.
   */
  async take(
    manager: EntityManager,
    { email, isProved }: MailReader,
    { template, list }: MailRequested,
  ): Promise<boolean> {
    if (unlimited.has(template) || list !== undefined || (isProved && !causedByOthers.has(template))) return true;
    const mailbox = addressHash(this.config.addressKey, normalizeMailbox(email)).toString('base64url');
    return (await manager.query<unknown[]>(takeSql, [`mail:${template}:${mailbox}`])).length > 0;
  }
}
