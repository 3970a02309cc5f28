import { listingUrl } from '@porchlight/contracts';
import type { StaffInquirySummary } from '@porchlight/contracts/catalog';
import { maskEmail } from '@porchlight/service-kit';

/** Columns of an inquiry `i` in the list of the staff. */
export const summaryColumns = `
  i.id, i.first_name as "firstName", left(i.last_name, 1) as initial, i.email, i.state, i.sent_at as "sentAt", i.source,
  l.public_id as "listingId", l.title, l.slug, c.slug as "citySlug", p.slug as "provinceSlug",
  exists (select from listing_search s where s.id = l.id) as "isPublic",
  json_build_object('id', co.public_id, 'name', co.name) as company`;
/** Joins of these columns. */
export const summaryJoins = `
  join listing l on l.id = i.listing_id join company co on co.id = l.company_id
  left join city c on c.id = l.city_id left join province p on p.id = c.province_id`;

/** An inquiry as `summaryColumns` returns it. */
export interface SummaryRow {
  readonly id: string;
  readonly firstName: string | null;
  readonly initial: string | null;
  readonly email: string | null;
  readonly state: StaffInquirySummary['state'];
  readonly sentAt: Date;
  readonly source: string | null;
  readonly listingId: string;
  readonly title: string;
  readonly slug: string;
  readonly citySlug: string;
  readonly provinceSlug: string;
  readonly isPublic: boolean;
  readonly company: StaffInquirySummary['company'];
}

/** Returns an inquiry as the list shows it, with its renter masked. */
export function toSummary(row: SummaryRow): StaffInquirySummary {
  const { id, state, company, source, email } = row;
  const renter = maskedName(row);
  return {
    id,
    state,
    company,
    sentAt: row.sentAt.toISOString(),
    listing: listingOf(row),
    ...(renter === undefined ? {} : { renter }),
    ...(email === null ? {} : { email: maskEmail(email) }),
    ...(source === null ? {} : { source }),
  };
}

function maskedName({ firstName, initial }: SummaryRow): string | undefined {
  if (firstName === null) return undefined;
  return initial ? `${firstName} ${initial}.` : firstName;
}
const listingOf = ({ listingId: id, title, slug, citySlug, provinceSlug, isPublic }: SummaryRow) => ({
  id,
  title,
  ...(isPublic ? { url: listingUrl({ province: provinceSlug, city: citySlug, slug, id }) } : {}),
});
