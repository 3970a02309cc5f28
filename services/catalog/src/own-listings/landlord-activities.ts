import { Injectable } from '@nestjs/common';
import { maxSearchResults, paginationOf, type Currency } from '@porchlight/contracts';
import {
  activityDays,
  maxLandlordActivities,
  type LandlordActivitiesPage,
  type LandlordActivitiesQuery,
  type LandlordActivity,
  type LandlordActivityKind,
} from '@porchlight/contracts/catalog';
import { SqlPool } from '@porchlight/service-kit';
import { listingNameSql } from '../listings/listing-name.ts';

const activitiesPerPage = 25;

const isRecent = (column: string) => `${column} > now() - interval '${activityDays} days'`;
/** Selects the latest activities of one kind. */
const latest = ({ kind, at, from, more = {} }: ActivitySource) => `
  (select own.id, '${kind}' as kind, ${at} as at, ${more.lead ?? 'null::jsonb'} as lead,
    ${more.rent ?? 'null::jsonb'} as rent,
    ${more.fields ?? 'null::jsonb'} as fields
  from own ${from} and ${isRecent(at)} and ($3::text is null or $3 = '${kind}')
  order by ${at} desc limit ${maxLandlordActivities})`;
interface ActivitySource {
  readonly kind: LandlordActivityKind;
  readonly at: string;
  /** Join of `own`, the landlord's listings, with what tells the activity, and its condition. */
  readonly from: string;
  readonly more?: Partial<Record<'lead' | 'rent' | 'fields', string>>;
}
const ofListing = 'join listing l on l.id = own.id where true';

const sources: readonly ActivitySource[] = [
  {
    kind: 'lead',
    at: 'i.sent_at',
    from: `join inquiry i on i.listing_id = own.id
      where i.hidden_at is null and not i.is_quarantined and i.first_name is not null`,
    more: { lead: `jsonb_build_object('id', i.id, 'firstName', i.first_name)` },
  },
  {
    kind: 'rent',
    at: 'pc.changed_at',
    from: 'join price_change pc on pc.listing_id = own.id where true',
    more: { rent: `jsonb_build_object('old', pc.old_rent, 'new', pc.new_rent)` },
  },
  {
    kind: 'edit',
    at: 'h.changed_at',
    from: `join listing_change h on h.listing_id = own.id where h.after->>'status' is distinct from 'scheduled'`,
    more: { fields: '(select jsonb_agg(field order by field) from jsonb_object_keys(h.after) field)' },
  },
  {
    kind: 'scheduled',
    at: 'h.changed_at',
    from: `join listing_change h on h.listing_id = own.id where h.after->>'status' = 'scheduled'`,
  },
  { kind: 'live', at: 'greatest(l.published_at, l.reopened_at)', from: ofListing },
  { kind: 'off', at: 'l.closed_at', from: ofListing },
  { kind: 'created', at: 'l.listed_at', from: ofListing },
];

// Each kind is limited before they are joined: a landlord with thousands of leads reads 500 of them.
// @mutation landlord-activities
const activitiesSql = `
  with own as materialized (
    select id from listing where owner_user_id = $1::uuid and status not in ('merged', 'deleted')
      and ($2::text is null or public_id = $2)
    order by listed_at desc, id desc limit ${maxSearchResults + 1}),
  activities as (
    select * from (${sources.map(latest).join(' union all ')}) every_kind
    order by at desc, id desc, kind limit ${maxLandlordActivities})
  select activities.kind, activities.at, activities.lead, activities.rent, activities.fields,
    l.public_id as "listingId", ${listingNameSql} as title, l.lang, l.currency
  from activities join listing l on l.id = activities.id
  order by activities.at desc, activities.id desc, activities.kind limit ${maxLandlordActivities}`;

interface ActivityRow {
  readonly kind: LandlordActivityKind;
  readonly at: Date;
  readonly lead: NonNullable<LandlordActivity['lead']> | null;
  readonly rent: { readonly old: number; readonly new: number } | null;
  readonly fields: string[] | null;
  readonly listingId: string;
  readonly title: string;
  readonly lang: 'en' | 'fr';
  readonly currency: Currency;
}

/** Reads what happened to the listings of a landlord. */
@Injectable()
export class LandlordActivities {
  constructor(private readonly pool: SqlPool) {}

  async page(ownerId: string, { page = 1, listingId, kind }: LandlordActivitiesQuery): Promise<LandlordActivitiesPage> {
    const rows = await this.pool.rows<ActivityRow>('landlord_activities', activitiesSql, [
      ownerId,
      listingId ?? null,
      kind ?? null,
    ]);
    const pagination = paginationOf({ page, perPage: activitiesPerPage, total: rows.length });
    const start = (pagination.currentPage - 1) * activitiesPerPage;
    return { activities: rows.slice(start, start + activitiesPerPage).map(toActivity), pagination };
  }
}

const toActivity = ({
  kind,
  at,
  lead,
  rent,
  fields,
  listingId,
  title,
  lang,
  currency,
}: ActivityRow): LandlordActivity => ({
  kind,
  at: at.toISOString(),
  listing: { id: listingId, title, lang },
  ...(lead ? { lead } : {}),
  ...(rent ? { rent: { ...rent, currency } } : {}),
  ...(fields ? { fields } : {}),
});
