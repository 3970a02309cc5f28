/**
 * Listings that count for a month ($1 is its first moment, $2 that of the next month): each distinct unit that was
 * public for a day or still is, once, with its last rent. Entire homes on a standard lease only; suspended, rejected
 * and merged listings are excluded (docs/rules/rent-trends.md#trend-1-figures-need-at-least-10-listings).
 */
export const monthPopulation = `
  with unit as (
    select distinct on (lower(l.street), lower(coalesce(l.unit_number, '')), l.postal_code, l.beds)
      l.city_id, least(l.beds, 4) as beds, coalesce(later.old_rent, l.rent_monthly) as rent
    from listing l
    left join lateral (select old_rent from price_change pc where pc.listing_id = l.id and pc.changed_at >= $2 order by pc.changed_at limit 1) later on true
    where l.published_at < $2 and (l.closed_at is null or l.closed_at >= greatest(l.published_at, $1) + interval '1 day')
      and l.status not in ('suspended', 'rejected', 'merged') and l.listing_kind = 'entire' and l.rental_type not in ('room', 'vacation') and l.lease_term <> 'short_term'
    order by lower(l.street), lower(coalesce(l.unit_number, '')), l.postal_code, l.beds, l.refreshed_at desc, l.id)
  select c.id as "cityId", c.metro_area_id as "metroAreaId", p.id as "provinceId", p.country, unit.beds, array_agg(unit.rent) as rents
  from unit join city c on c.id = unit.city_id join province p on p.id = c.province_id
  group by c.id, p.id, unit.beds`;
