import { Injectable } from '@nestjs/common';
import { listingUrl, type Currency } from '@porchlight/contracts';
import type { Lead, LeadListingDetail, LeadMessage } from '@porchlight/contracts/catalog';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { currentInquirySql } from './joined-inquiries.ts';
import { isClosedSql } from '../listings/closed-states.ts';
import { looksLiveSql } from '../listings/stealth-holds.ts';
import { cardPhotoOf, coverSql, type StoredPhoto } from '../listings/listing-photo.ts';
import { timeZoneOf } from '../listings/time-zone.ts';
import { ViewingList } from '../viewings/viewing-list.ts';
import { arrivedAtSql, lastMessagesSql, leadColumns, messageAuthor, toLeadSummary, type LeadRow } from './lead-row.ts';
import { isBlockedSql, ownLeadsSql } from './lead-sql.ts';
import { messages } from './messages.ts';

const leadSql = `
  select ${leadColumns}, i.email is null as "isErased",
    case when i.shares_contact then i.email end as email, case when i.shares_contact then i.phone end as phone,
      i.move_in_date::text as "moveInDate", i.household_size as "householdSize", i.pets,
    i.documents_ready as "documentsReady", i.is_abroad as "isAbroad", i.note, i.seen_at as "seenAt",
    ${isBlockedSql} as "isBlocked",
    l.rent_monthly as rent, l.currency, l.slug, c.slug as "citySlug", p.slug as "provinceSlug",
    p.code as "provinceCode", l.longitude,
    (select ${looksLiveSql} from (select 1) one left join listing_search s on s.id = l.id) as "isPublic",
    ${isClosedSql('l')} as "isClosed",
    ${coverSql} as photo
  from (select i.id from ${ownLeadsSql} and i.id = ${currentInquirySql('$2::uuid')}) own
  join inquiry i on i.id = own.id join listing l on l.id = i.listing_id
  join city c on c.id = l.city_id join province p on p.id = c.province_id ${lastMessagesSql}`;
const messagesSql = `
  select m.id::text as id, ${messageAuthor} as "from", m.text, ${arrivedAtSql} as at from inquiry_message m
  where m.inquiry_id = $1::uuid and m.hold_score is null order by at, m.id limit 5000`;

interface DetailRow
  extends
    LeadRow,
    Pick<Lead, 'isErased' | 'documentsReady' | 'isAbroad' | 'note' | 'isBlocked'>,
    ListingColumns,
    OptionalColumns {}
interface OptionalColumns {
  readonly email: string | null;
  readonly phone: string | null;
  readonly moveInDate: string | null;
  readonly householdSize: number | null;
  readonly pets: string | null;
  readonly seenAt: Date | null;
}
interface ListingColumns {
  readonly rent: number;
  readonly currency: Currency;
  readonly slug: string;
  readonly citySlug: string;
  readonly provinceSlug: string;
  readonly provinceCode: string;
  readonly longitude: number;
  readonly isPublic: boolean;
  readonly isClosed: boolean;
  readonly photo: StoredPhoto | null;
}
type MessageRow = Omit<LeadMessage, 'at'> & { readonly at: Date };

/** Reads one lead of a landlord. */
@Injectable()
export class LeadDetail {
  constructor(
    private readonly pool: SqlPool,
    private readonly viewings: ViewingList,
  ) {}

  /** Returns a lead with its messages. Throws 404 for an unknown one and for another landlord's. */
  async lead(ownerId: string, id: string): Promise<Lead> {
    const row = await this.pool.row<DetailRow>('lead', leadSql, [ownerId, id]);
    if (!row) throw leadNotFound();
    const thread = await this.pool.rows<MessageRow>('lead_messages', messagesSql, [row.id]);
    return { ...toLead(row), messages: thread.map(toMessage), viewings: await this.viewings.of(row.id) };
  }
}

/** Returns the error for a lead that the landlord does not have. */
export const leadNotFound = () => notFound(messages.leadNotFound, 'lead-not-found');

const toMessage = ({ at, ...message }: MessageRow): LeadMessage => ({ ...message, at: at.toISOString() });

function toLead({
  email,
  phone,
  moveInDate,
  householdSize,
  pets,
  seenAt,
  rent,
  currency,
  slug,
  citySlug,
  provinceSlug,
  provinceCode,
  longitude,
  isPublic,
  isClosed,
  photo,
  ...row
}: DetailRow): Omit<Lead, 'messages' | 'viewings'> {
  const place = { provinceSlug, provinceCode, longitude };
  const listing = listingOf({ rent, currency, slug, citySlug, ...place, isPublic, isClosed, photo }, row.listing);
  const optional = { email, phone, moveInDate, householdSize, pets, seenAt: seenAt?.toISOString() };
  return {
    ...toLeadSummary(row),
    ...(Object.fromEntries(
      Object.entries(optional).filter(([, value]) => value !== null && value !== undefined),
    ) as Partial<Lead>),
    isErased: row.isErased,
    documentsReady: row.documentsReady,
    isAbroad: row.isAbroad,
    note: row.note,
    isBlocked: row.isBlocked,
    listing,
  };
}

const listingOf = (
  { rent, currency, slug, citySlug, provinceSlug, isPublic, isClosed, photo, ...place }: ListingColumns,
  listing: LeadRow['listing'],
): LeadListingDetail => ({
  ...listing,
  rent,
  currency,
  timeZone: timeZoneOf(place),
  isClosed,
  ...(isPublic ? { url: listingUrl({ province: provinceSlug, city: citySlug, slug, id: listing.id }) } : {}),
  ...(photo ? { photo: cardPhotoOf(photo) } : {}),
});
