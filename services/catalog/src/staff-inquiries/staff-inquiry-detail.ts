import { Injectable } from '@nestjs/common';
import {
  maxShownMessages,
  type InquiryPersonalData,
  type StaffInquiry,
  type StaffInquiryMessage,
} from '@porchlight/contracts/catalog';
import { notFound, Outbox, requireUser, SqlPool, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { isSiteBlockedSql } from '../inquiries/screening/site-blocks.ts';
import { messageAuthor } from '../leads/lead-row.ts';
import { holdColumns, holdOf, type HoldRow } from './message-hold.ts';
import { messages } from './messages.ts';
import { summaryColumns, summaryJoins, toSummary, type SummaryRow } from './staff-inquiry-row.ts';

const detailSql = `
  select ${summaryColumns}, i.user_id as "renterId", l.owner_user_id as "landlordId", i.phone is not null as "hasPhone",
    i.language, i.is_address_confirmed as "isAddressConfirmed", i.shares_contact as "sharesContact",
    i.careful as cautions, i.updated_at as "updatedAt", i.seen_at as "seenAt", i.replied_at as "repliedAt", i.gclid,
    i.utms, ${isSiteBlockedSql} as "isWriterBlocked"
  from inquiry i ${summaryJoins} where i.id = $1::uuid`;
const threadSql = (column: string) => `
  select m.id::text as id, ${column} from inquiry_message m join inquiry i on i.id = m.inquiry_id
  where m.inquiry_id = $1::uuid
  order by m.sent_at, m.id limit ${maxShownMessages}`;
const factsSql = threadSql(
  `${messageAuthor} as "from", m.sent_at as at, length(m.text) as length, m.hold_score is not null as "isHeld",
    ${holdColumns}`,
);
const personalSql = `
  select first_name as "firstName", last_name as "lastName", email, phone, move_in_date::text as "moveInDate",
    household_size as "householdSize", pets
  from inquiry where id = $1::uuid`;
const textsSql = threadSql('m.text');

type Shown = Pick<
  StaffInquiry,
  'landlordId' | 'hasPhone' | 'language' | 'isAddressConfirmed' | 'sharesContact' | 'cautions' | 'isWriterBlocked'
>;
interface DetailRow extends SummaryRow, Shown {
  readonly renterId: string | null;
  readonly updatedAt: Date;
  readonly seenAt: Date | null;
  readonly repliedAt: Date | null;
  readonly gclid: string | null;
  readonly utms: StaffInquiry['utms'] | null;
}
type MessageRow = Omit<StaffInquiryMessage, 'at' | 'hold'> & HoldRow & { readonly at: Date };

/** Reads one inquiry for staff: without personal data, and the personal data alone. */
@Injectable()
export class StaffInquiryDetail {
  constructor(
    private readonly pool: SqlPool,
    private readonly source: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Throws 404 for an unknown inquiry. */
  async get(id: string): Promise<StaffInquiry> {
    const row = await this.pool.row<DetailRow>('staff_inquiry', detailSql, [id]);
    if (!row) throw inquiryNotFound();
    const thread = await this.pool.rows<MessageRow>('staff_inquiry_messages', factsSql, [id]);
    return { ...toDetail(row), messages: thread.map(toMessage) };
  }

  /**
   * Returns what identifies the renter, and the messages. The audit log gets who opened it in the same transaction
   * (docs/rules/inquiries.md#inq-40-staff-see-personal-data-of-an-inquiry-after-show). Throws 404 for an unknown one.
   */
  personalData(id: string, author: Author): Promise<InquiryPersonalData> {
    return this.source.transaction(async (manager) => {
      const [row] = await manager.query<Partial<InquiryPersonalData>[]>(personalSql, [id]);
      if (!row) throw inquiryNotFound();
      await this.#report(manager, id, author);
      const texts = await manager.query<InquiryPersonalData['messages']>(textsSql, [id]);
      return { ...known(row), messages: texts };
    });
  }

  #report(manager: EntityManager, id: string, { caller, client }: Author): Promise<void> {
    return this.outbox.emit(manager, 'personal-data.viewed', {
      personId: requireUser(caller),
      ...(caller.sessionId ? { sessionId: caller.sessionId } : {}),
      objectKind: 'inquiry',
      objectId: id,
      ip: client.ip,
      requestId: client.requestId,
    });
  }
}

export const inquiryNotFound = () => notFound(messages.notFound, 'inquiry-not-found');
/** Returns an object without the fields that are null. */
const known = <T extends object>(row: T): T =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as T;

function toMessage({ id, from, at, length, isHeld, ...row }: MessageRow): StaffInquiryMessage {
  const hold = isHeld || row.reasons.length > 0 || row.deliveredAt !== null ? { hold: holdOf(row) } : {};
  return { id, from, at: at.toISOString(), length, isHeld, ...hold };
}
function toDetail(row: DetailRow): Omit<StaffInquiry, 'messages'> {
  const { landlordId, hasPhone, language, isAddressConfirmed, sharesContact, cautions, isWriterBlocked, updatedAt } =
    row;
  const { renterId, gclid, utms } = row;
  const times = { seenAt: row.seenAt?.toISOString() ?? null, repliedAt: row.repliedAt?.toISOString() ?? null };
  return {
    ...toSummary(row),
    ...{ landlordId, hasPhone, language, isAddressConfirmed, sharesContact, cautions, isWriterBlocked },
    updatedAt: updatedAt.toISOString(),
    ...(known({ renterId, gclid, utms, ...times }) as Pick<StaffInquiry, 'renterId' | 'gclid' | 'utms'>),
  };
}
