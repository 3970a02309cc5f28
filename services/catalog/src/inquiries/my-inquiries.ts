import { Injectable } from '@nestjs/common';
import { paginationOf } from '@porchlight/contracts';
import type { InquiriesPage, InquiryMessage, InquirySummary, InquiryThread } from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { ViewingList } from '../viewings/viewing-list.ts';
import { arrivedAtSql } from '../leads/lead-row.ts';
import { currentInquirySql } from '../leads/joined-inquiries.ts';
import { ListingCards } from '../listings/listing-cards.ts';

const inquiriesPerPage = 24;
interface InquiryRow {
  readonly id: string;
  readonly home: string;
  readonly landlord: string;
  readonly isVerified: boolean;
  readonly message: string;
  readonly status: InquirySummary['status'];
  readonly sentAt: Date;
  readonly updatedAt: Date;
  readonly messageCount: number;
}
interface MessageRow {
  readonly from: InquiryMessage['from'];
  readonly text: string;
  readonly at: Date;
  readonly undelivered: NonNullable<InquiryMessage['undelivered']> | null;
}

// Every statement filters by owner.
const ownInquiriesSql = `
  select i.id, l.public_id as home, co.name as landlord, co.is_verified as "isVerified", i.sent_at as "sentAt",
    i.updated_at as "updatedAt",
    case when i.is_quarantined then case when i.has_held_message then 'held' else 'refused' end
      when i.replied_at is not null then 'replied' when i.seen_at >= (
      select max(${arrivedAtSql}) from inquiry_message m
      where m.inquiry_id = i.id and m.author = 'renter' and m.hold_score is null) then 'seen'
      else 'sent' end as status,
    (select m.text from inquiry_message m where m.inquiry_id = i.id and m.author = 'renter'
      order by m.sent_at desc, m.id desc limit 1) as message,
    (select count(*)::int from inquiry_message m where m.inquiry_id = i.id) as "messageCount"
  from inquiry i join listing o on o.id = i.listing_id join listing l on l.id = coalesce(o.merged_into_id, o.id)
    join company co on co.id = l.company_id
  where i.user_id = $1::uuid and i.joined_into_id is null`;
const newest = 'order by i.updated_at desc, i.id';
const statements = {
  page: `${ownInquiriesSql} ${newest} limit $2 offset $3`,
  one: `${ownInquiriesSql} and i.id = ${currentInquirySql('$2::uuid')}`,
  forListing: `${ownInquiriesSql} and (o.public_id = $2 or l.public_id = $2) ${newest} limit 100`,
  total: 'select count(*)::int as total from inquiry where user_id = $1::uuid and joined_into_id is null',
  // @equivalent-mutant The inquiry was found by its owner before.
  messages: `
    select case m.author when 'renter' then 'me' else 'landlord' end as "from", m.text, m.sent_at as at,
      case when m.hold_score is not null then case when m.decided_at is null then 'held' else 'refused' end end
        as undelivered
    from inquiry_message m join inquiry i on i.id = m.inquiry_id
    where i.user_id = $1::uuid and i.id = $2 order by m.sent_at, m.id limit 5000`,
} as const;

/** Reads a renter's own inquiries and their replies. */
@Injectable()
export class MyInquiries {
  constructor(
    private readonly pool: SqlPool,
    private readonly listings: ListingCards,
    private readonly viewings: ViewingList,
  ) {}

  /** Returns a page of inquiries, newest first. */
  async page(
    userId: string,
    { page = 1, perPage = inquiriesPerPage }: { page?: number; perPage?: number },
  ): Promise<InquiriesPage> {
    const total =
      (await this.pool.row<{ total: number }>('my_inquiries_total', statements.total, [userId]))?.total ?? 0;
    const pagination = paginationOf({ page, perPage, total });
    const rows = await this.pool.rows<InquiryRow>('my_inquiries', statements.page, [
      userId,
      perPage,
      (pagination.currentPage - 1) * perPage,
    ]);
    return { inquiries: await this.#summaries(rows), pagination };
  }

  async recent(userId: string, limit: number): Promise<InquirySummary[]> {
    return this.#summaries(await this.pool.rows<InquiryRow>('my_inquiries', statements.page, [userId, limit, 0]));
  }

  async forListing(userId: string, listingId: string): Promise<InquirySummary[]> {
    return this.#summaries(
      await this.pool.rows<InquiryRow>('my_inquiries_of_home', statements.forListing, [userId, listingId]),
    );
  }

  /** Returns one inquiry with its messages, undefined when it is not this renter's. */
  async thread(userId: string, id: string): Promise<InquiryThread | undefined> {
    const [inquiry] = await this.#summaries(
      await this.pool.rows<InquiryRow>('my_inquiry', statements.one, [userId, id]),
    );
    if (!inquiry) return undefined;
    const messages = await this.pool.rows<MessageRow>('my_inquiry_messages', statements.messages, [userId, inquiry.id]);
    return {
      inquiry,
      messages: messages.map(toMessage),
      viewings: await this.viewings.of(inquiry.id),
    };
  }

  async #summaries(rows: readonly InquiryRow[]): Promise<InquirySummary[]> {
    const cards = await this.listings.byIds(rows.map(({ home }) => home));
    return rows.map(({ home, landlord, isVerified, sentAt, updatedAt, ...row }) => ({
      id: row.id,
      listing: cards.get(home) ?? { id: home, unavailable: 'gone' },
      landlord: { name: landlord, verified: isVerified },
      message: row.message,
      status: row.status,
      sentAt: sentAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      messageCount: row.messageCount,
    }));
  }
}

const toMessage = ({ from, text, at, undelivered }: MessageRow): InquiryMessage => ({
  from,
  text,
  at: at.toISOString(),
  ...(undelivered === null ? {} : { undelivered }),
});
