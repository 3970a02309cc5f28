import { Injectable } from '@nestjs/common';
import { listingUrl, type Language } from '@porchlight/contracts';
import type { MailRequested } from '@porchlight/contracts/internal';
import { formatMessage } from '@porchlight/messages';
import { Outbox, SignedLinks } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { RelayAliases } from '../relay/relay-aliases.ts';
import { confirmSeconds } from './inquiry-mails.ts';
import { mailMessages } from './mail-messages.ts';
import { cautionsOf } from './screening/caution.ts';

interface ReplyRow {
  readonly messageId: string;
  readonly inquiryId: string;
  readonly text: string;
  readonly email: string;
  readonly firstName: string;
  readonly userId: string | null;
  /** The renter can log in: an account that no one claimed has no password. */
  readonly canLogIn: boolean;
  readonly language: Language;
  readonly isConfirmed: boolean;
  readonly title: string;
  readonly city: string;
  readonly landlordName: string;
  readonly publicId: string;
  readonly slug: string;
  readonly citySlug: string;
  readonly provinceSlug: string;
}

const repliesSql = (condition: string) => `
  select m.id::text as "messageId", i.id as "inquiryId", m.text, i.email, i.first_name as "firstName",
    i.user_id as "userId", i.language,
    exists (select 1 from known_address k where k.person_id = i.user_id and k.is_proved) as "canLogIn",
      i.is_address_confirmed as "isConfirmed", l.title, c.name as city,
    co.name as "landlordName", l.public_id as "publicId", l.slug,
    c.slug as "citySlug", p.slug as "provinceSlug"
  from inquiry_message m join inquiry i on i.id = m.inquiry_id join listing l on l.id = i.listing_id
  join city c on c.id = l.city_id join province p on p.id = c.province_id join company co on co.id = l.company_id
  where m.author = 'landlord' and i.email is not null and ${condition} order by m.id`;
const oneSql = repliesSql('m.id = $1::bigint');
const allSql = repliesSql('i.id = $1::uuid and i.is_address_confirmed');

/**
 * Mails the replies of landlords. An address that no mailbox confirmed gets no text of a landlord: it is asked first,
 * and the replies follow its answer. (docs/rules/leads.md)
 */
@Injectable()
export class ReplyMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly links: SignedLinks,
    private readonly aliases: RelayAliases,
  ) {}

  /** Requests the mail of a reply, in the transaction that stored it. */
  async request(manager: EntityManager, messageId: string): Promise<void> {
    for (const reply of await manager.query<ReplyRow[]>(oneSql, [messageId]))
      await this.outbox.emit(
        manager,
        'mail.requested',
        reply.isConfirmed ? await this.#mailOf(manager, reply) : this.#questionOf(reply),
      );
  }

  /**
   * Requests the mails of all replies to an inquiry, in the transaction that confirms its address; none without one.
   */
  async requestAll(manager: EntityManager, inquiryId: string): Promise<void> {
    for (const reply of await manager.query<ReplyRow[]>(allSql, [inquiryId]))
      await this.outbox.emit(manager, 'mail.requested', await this.#mailOf(manager, reply));
  }

  async #mailOf(manager: EntityManager, reply: ReplyRow): Promise<MailRequested> {
    return mailOf(reply, await this.aliases.renew(manager, reply.inquiryId, { party: 'renter' }));
  }

  #questionOf({ messageId, inquiryId, email, language, title, city, landlordName }: ReplyRow): MailRequested {
    const { text } = this.links.sign('inquiry', inquiryId, confirmSeconds);
    return {
      template: 'inquiry-reply-confirm',
      key: `inquiry-reply-confirm:${messageId}`,
      email,
      language,
      words: { title, city, landlordName, path: `/confirm/inquiry/${text}` },
    };
  }
}

function mailOf(reply: ReplyRow, replyTo: string | undefined): MailRequested {
  const { messageId, inquiryId, text, email, userId, language, firstName, title, city, landlordName } = reply;
  const careful = cautionsOf(text).length > 0;
  return {
    template: 'inquiry-reply',
    key: `inquiry-reply:${messageId}`,
    email,
    ...(userId === null ? {} : { personId: userId }),
    language,
    ...(replyTo === undefined ? {} : { replyTo }),
    words: {
      firstName,
      title,
      city,
      landlordName,
      message: text,
      ...(careful ? { careful: formatMessage(mailMessages, language, 'carefulRenter') } : {}),
      howToReply: formatMessage(mailMessages, language, replyTo === undefined ? 'replyOnSite' : 'answerMailToLandlord'),
      path: reply.canLogIn ? `/admin/my-inquiries?inquiry=${inquiryId}` : pathOf(reply),
    },
  };
}

/** Returns the path of the listing that a mail is about. */
export const pathOf = ({
  provinceSlug,
  citySlug,
  slug,
  publicId,
}: Pick<ReplyRow, 'provinceSlug' | 'citySlug' | 'slug' | 'publicId'>): string =>
  listingUrl({ province: provinceSlug, city: citySlug, slug, id: publicId });
