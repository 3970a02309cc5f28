import { Injectable } from '@nestjs/common';
import type { LinkedListing, ReportEvidence } from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';

/** Other listings of a landlord that are looked at, newest first. */
const maxOwnListings = 500;
const decidedSql = `
  select count(*) filter (where isConfirmed)::int as "otherConfirmed",
    count(*) filter (where not isConfirmed)::int as "otherDismissed"
  from (
    select bool_or(r.decision <> 'dismissed') as isConfirmed
    from (select o.id from listing l join listing o on o.owner_user_id = l.owner_user_id and o.id <> l.id
      where l.id = $1 order by o.listed_at desc, o.id desc limit ${maxOwnListings}) others
    join reported_listing r on r.listing_id = others.id and r.decision is not null
    group by others.id) decided`;
// Each half of the union reads an index of its own.
const sameContactSql = `
  select o.public_id as id, o.title, o.lang, co.name as company, o.status
  from (
    select o.id from listing l join listing o on o.contact_phone = l.contact_phone and o.owner_user_id <> l.owner_user_id
    where l.id = $1
    union
    select o.id from listing l join listing o on o.contact_email = l.contact_email and o.owner_user_id <> l.owner_user_id
    where l.id = $1) linked
  join listing o on o.id = linked.id join company co on co.id = o.company_id
  where o.status <> 'deleted' order by o.id desc limit 5`;

/** Reads what is known about a reported listing besides its reports. */
@Injectable()
export class ReportEvidenceReader {
  constructor(private readonly pool: SqlPool) {}

  /** Takes the internal id of a listing. */
  async of(internalId: string): Promise<ReportEvidence> {
    const { otherConfirmed = 0, otherDismissed = 0 } =
      (await this.pool.row<Omit<ReportEvidence, 'sameContact'>>('decided_of_landlord', decidedSql, [internalId])) ?? {};
    const sameContact = await this.pool.rows<LinkedListing>('same_contact', sameContactSql, [internalId]);
    return { otherConfirmed, otherDismissed, sameContact };
  }
}
