import { minListingsToShow } from '@porchlight/contracts/catalog';

// Bounds outside which an advertised figure is not a monthly rent
// (docs/rules/listings.md#list-3-listing-fields-have-fixed-bounds).
const minRent = 100;
const maxRent = 50_000;
const maxDeviations = 3.5;

/**
 * Each distinct unit that was public for a day of the month ($1 is its first moment, $2 that of the next month) or
 * still is, once, with its last rent. Entire homes and rooms on a standard lease only; suspended, rejected and merged
 * listings are excluded (docs/rules/rent-trends.md#trend-2-each-listing-counts-once-a-month-with-its-last-rent). A room
 * counts as one bed; rooms of one unit are distinct by their titles.
 */
const unitKey = `lower(l.street), lower(coalesce(l.unit_number, '')), l.postal_code, l.beds, room.title`;
const population = `
    select distinct on (${unitKey})
      l.city_id, room.title is not null as is_room,
        case when room.title is null then least(l.beds, 4) else 1 end as beds,
      l.furnished <> 'no' as is_furnished, coalesce(later.old_rent, l.rent_monthly) as rent
    from listing l
    cross join lateral (select case when l.listing_kind <> 'entire'
      or l.rental_type = 'room' then lower(l.title) end as title) room
    left join lateral (select old_rent from price_change pc where pc.listing_id = l.id and pc.changed_at >= $2
      order by pc.changed_at limit 1) later on true
    where l.published_at < $2::timestamptz
      and (l.closed_at is null or l.closed_at >= greatest(l.published_at, $1::timestamptz) + interval '1 day')
      and l.status not in ('suspended', 'rejected', 'merged') and l.listing_kind <> 'sublet'
        and l.rental_type <> 'vacation' and l.lease_term <> 'short_term'
    order by ${unitKey}, l.refreshed_at desc, l.id`;

// Rounds halves up.
const whole = (value: string) => `floor(${value} + 0.5)::int`;
const ifShown = (value: string) => `case when n >= ${minListingsToShow} then ${whole(value)} end`;
const figures = ['quantile[1]', 'quantile[2]', 'quantile[3]', 'average'];
const tails = ['quantile[4]', 'quantile[5]'];

/**
 * Statement that writes the cells of a month: outliers are removed by city and beds, the remaining rents count for the
 * city and all areas around it. The database computes all of it, because a large market has more rents than the
 * service could read and sort without stopping for seconds. A country's id is its numeric ISO 3166 code.
 */
export const writeMonthCells = `
  with unit as (${population}),
  possible as (
    select city_id, is_room, beds, is_furnished, rent, ln(rent::float8) as log from unit
    where rent between ${minRent} and ${maxRent}),
  middle as (
    select city_id, is_room, beds, percentile_cont(0.5) within group (order by log) as log from possible
    group by city_id, is_room, beds),
  spread as (
    select p.city_id, p.is_room, p.beds, m.log as middle,
      percentile_cont(0.5) within group (order by abs(p.log - m.log)) as deviation
    from possible p join middle m using (city_id, is_room, beds) group by p.city_id, p.is_room, p.beds, m.log),
  -- When half of the rents are equal the deviation is 0, which defines no outliers.
  inlier as (
    select p.city_id, p.is_room, p.beds, p.is_furnished, p.rent
    from possible p join spread s using (city_id, is_room, beds)
    where s.deviation = 0 or abs(p.log - s.middle) <= ${maxDeviations} * s.deviation),
  pool as (
    select area.kind, area.id as place_id, i.beds, part.split, count(*)::int as n, avg(i.rent) as average,
      percentile_cont(array[0.5, 0.25, 0.75, 0.01, 0.99]) within group (order by i.rent) as quantile
    from inlier i join city c on c.id = i.city_id join province p on p.id = c.province_id
    cross join lateral (values ('city', c.id), ('metro', c.metro_area_id), ('province', p.id::int),
      ('country', case p.country when 'CA' then 124 when 'US' then 840 end)) as area(kind, id)
    cross join lateral (values ('all', not i.is_room), ('furnished', not i.is_room and i.is_furnished),
      ('unfurnished', not i.is_room and not i.is_furnished), ('room', i.is_room)) as part(split, applies)
    where area.id is not null and part.applies group by area.kind, area.id, i.beds, part.split),
  split as (
    insert into rent_trend_split (kind, place_id, beds, split, month, n, median, p25, p75, average, refreshed_at,
      frozen_at)
    select kind, place_id, beds, split, $1::timestamptz::date, n, ${figures.map(whole).join(', ')}, $4::timestamptz,
      $5::timestamptz
    from pool where split <> 'all' and n >= ${minListingsToShow})
  insert into rent_trend_cell (kind, place_id, beds, month, n, median, p25, p75, average, p1, p99, version,
    refreshed_at, frozen_at)
  select kind, place_id, beds, $1::timestamptz::date, n, ${[...figures, ...tails].map(ifShown).join(', ')}, $3,
    $4::timestamptz, $5::timestamptz
  from pool where split = 'all'`;
