import type { Bind } from './bind.ts';
import { keywordSql, whereaboutsOf, wishesOf, type Condition } from './conditions.ts';
import type { Search } from './search.ts';

/** A word that more homes than this have is frequent. */
export const rareWordHomes = 5_000;

/** Where the homes of a search are read from, and what is still to be asked of them. */
export interface Source {
  /** Named queries that a statement begins with. */
  readonly queries: readonly string[];
  readonly table: 'listing_search' | 'worded';
  /** How many homes the probe of a word found; null without one. */
  readonly probed: string;
  readonly whereabouts: readonly string[];
  readonly wishes: readonly Condition[];
}

// Everything that a search asks of a row or sorts by, but the word itself.
const columns = `id, city_id, metro_id, province_id, rank, rent, currency, lat, lon, amen, extra, pets, utils, sqft, beds, baths2, type, furnished, featured,
  available, listed_at`;

/**
 * In a city the index of words knows the city too. Elsewhere a rare word is looked up first, and the search goes on among its
 * homes; that a word is frequent shows when the probe runs over, and then the place's own index is walked and each home's
 * words are looked at (performance 3).
 */
export function sourceOf(search: Search, bind: Bind): Source {
  const {
    filters: { keyword, ...others },
    hasFrequentWord,
  } = search;
  const whereabouts = whereaboutsOf(search, bind);
  if (keyword === undefined || hasFrequentWord === true || isInCity(search))
    return { queries: [], table: 'listing_search', probed: 'null::int', whereabouts, wishes: wishesOf(search, bind) };
  const worded = `worded as materialized (select ${columns} from listing_search where ${keywordSql(keyword, bind)} limit ${rareWordHomes + 1})`;
  return {
    queries: [worded],
    table: 'worded',
    probed: '(select count(*)::int from worded)',
    whereabouts,
    wishes: wishesOf({ ...search, filters: others }, bind),
  };
}

const isInCity = ({ scope, box, lasso }: Search): boolean => scope?.kind === 'city' && !box && !lasso;
