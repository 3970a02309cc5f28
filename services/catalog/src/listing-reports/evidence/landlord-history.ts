import { Injectable } from '@nestjs/common';
import type { LandlordHistory, LandlordReportDecision } from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { withoutNulls } from '../without-nulls.ts';

/** Listings of a landlord that are looked at, newest first. */
const maxListings = 500;
const newestSql = `
  select o.id, o.public_id, o.title, o.lang, o.status from listing l join listing o on o.owner_user_id = l.owner_user_id
  where l.id = $1 order by o.listed_at desc, o.id desc limit ${maxListings}`;
export const landlordFactsSql = `
  select (select d.known_since from listing l join landlord d on d.person_id = l.owner_user_id where l.id = $1)
      as "knownSince",
    count(*) filter (where own.status <> 'deleted')::int as listings,
    count(*) filter (where exists (select from listing_review v where v.listing_id = own.id and v.decision = 'rejected'))
      ::int as "rejectedListings"
  from (${newestSql}) own`;
export const landlordDecisionsSql = `
  select r.id, own.public_id as "listingId", own.title, own.lang, r.decision, r.decided_at as "decidedAt", r.confirmed,
    r.appeal_decision as "appealDecision"
  from (${newestSql}) own join reported_listing r on r.listing_id = own.id
  where own.id <> $1 and r.decision is not null order by r.decided_at desc, r.id limit 10`;

type Facts = Omit<LandlordHistory, 'knownSince' | 'decisions'> & { readonly knownSince: Date | null };

/** Reads what the landlord of a reported listing did before. */
@Injectable()
export class LandlordHistories {
  constructor(private readonly pool: SqlPool) {}

  /** Takes the internal id of a listing. */
  async of(internalId: string): Promise<LandlordHistory> {
    const [facts] = (await this.pool.rows<Facts>('landlord_facts', landlordFactsSql, [internalId])) as [Facts];
    const decisions = await this.pool.rows<object>('landlord_decisions', landlordDecisionsSql, [internalId]);
    const { knownSince, listings, rejectedListings } = facts;
    return {
      ...(knownSince ? { knownSince: knownSince.toISOString() } : {}),
      listings,
      rejectedListings,
      decisions: decisions.map(withoutNulls) as LandlordReportDecision[],
    };
  }
}
