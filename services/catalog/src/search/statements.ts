import { searchCap, type Sort } from '@porchlight/contracts';
import { Bind } from './bind.ts';
import { allOf, whereaboutsOf, wishesOf, type Condition } from './conditions.ts';
import { facetCounters, orFacets } from './facets.ts';
import type { Search } from './search.ts';

/** A statement with its parameters; texts are made of fixed fragments, so there are few of them. */
export interface Statement { readonly text: string; readonly values: readonly unknown[] }

const sortedBy: Readonly<Record<Sort, { readonly column: string; readonly direction: string }>> = {
  relevance: { column: 'rank', direction: 'desc' },
  newest: { column: 'listed_at', direction: 'desc' },
  'rent-asc': { column: 'rent', direction: 'asc' },
  'rent-desc': { column: 'rent', direction: 'desc' },
  'size-desc': { column: 'sqft', direction: 'desc nulls last' },
};
const featuredPerPage = 4;
const mostSideways = 4;

/**
 * One page with its total, at most 2,401: `(total, part, id, card)` rows, part 0 the featured homes above the list. The inner
 * step is index-only, the heap is read for the cards shown.
 */
export function pageStatement(search: Search, hour: number): Statement {
  const bind = new Bind();
  const where = allOf([...whereaboutsOf(search, bind), ...wishesOf(search, bind).map(({ sql }) => sql)]);
  const { column, direction } = sortedBy[search.sort];
  const offset = (search.page - 1) * search.perPage;
  const order = `sort_key ${direction}, id`;
  const text = `with found as materialized (
      select id, ${column} as sort_key from listing_search where ${where} order by ${column} ${direction}, id limit ${searchCap + 1}),
    shown as (
      ${search.sort === 'relevance' ? featuredOf(where, search, hour, bind) : ''}
      select id, 1 as part, row_number() over (order by ${order}) as place from (
        select id, sort_key from found order by ${order} offset ${bind.as('int', offset)} limit ${bind.as('int', Math.min(search.perPage, Math.max(0, searchCap - offset)))}) p)
    select t.total, s.part, d.public_id as id, d.card from (select count(*)::int as total from found) t
    left join (shown s join listing_search d using (id)) on true order by s.part, s.place`;
  return { text, values: bind.values };
}

// The draw changes every hour and goes on from page to page, so that each featured home has its turn.
function featuredOf(where: string, { page }: Search, hour: number, bind: Bind): string {
  const draw = `hashint8extended(id, ${bind.as('bigint', hour)})`;
  return `select id, 0 as part, row_number() over (order by ${draw}) as place from (
      select id from listing_search where featured and ${where} order by ${draw} limit ${featuredPerPage} offset ${bind.as('int', (page - 1) * featuredPerPage)}) f
    union all`;
}

/**
 * The exact total and all facet counts in one scan: `(total, counts)`. An OR facet is counted without its own filter (the first
 * four that are set; decisions 5.26), everything else with all filters on.
 */
export function facetStatement(search: Search): Statement {
  const bind = new Bind();
  const whereabouts = whereaboutsOf(search, bind);
  const wishes = wishesOf(search, bind);
  const sideways = wishes.filter(({ key }) => orFacets.has(key)).slice(0, mostSideways);
  const always = wishes.filter((wish) => !sideways.includes(wish)).map(({ sql }) => sql);
  const counted = facetCounters.map(({ facet, sql }) => counter([sql, ...sqlOf(sideways.filter(({ key }) => key !== facet))]));
  const text = `select ${counter(sqlOf(sideways))} as total, array[${counted.join(', ')}] as counts
    from listing_search where ${allOf([...whereabouts, ...always])}`;
  return { text, values: bind.values };
}

/** What each wish costs: for every wish the number of homes without it, in one scan. */
export function relaxStatement(search: Search): Statement & { readonly keys: readonly string[] } {
  const bind = new Bind();
  const whereabouts = whereaboutsOf(search, bind);
  const wishes = wishesOf(search, bind);
  const held = wishes.map(({ sql }, at) => `(${sql}) as held${at}`);
  const counts = wishes.map((_, without) => counter(wishes.flatMap((__, at) => (at === without ? [] : [`held${at}`]))));
  const text = `select array[${counts.join(', ')}]::int[] as counts from (select ${held.join(', ')} from listing_search where ${allOf(whereabouts)}) homes`;
  return { text, values: bind.values, keys: wishes.map(({ key }) => key) };
}

const sqlOf = (conditions: readonly Condition[]): string[] => conditions.map(({ sql }) => sql);
const counter = (conditions: readonly string[]): string => `(count(*) filter (where ${allOf(conditions)}))::int`;
