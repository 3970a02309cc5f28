import type { Bind } from '../statements/bind.ts';
import { keywordSql, regionConditions, filterConditions, type Condition } from '../statements/conditions.ts';
import type { Search } from '../search.ts';

/** Number of listings above which a word is frequent. */
export const maxRareWordListings = 5_000;

/** Where the listings of a search are read from, and the conditions that remain. */
export interface Source {
  /** Common table expressions that the statement begins with. */
  readonly queries: readonly string[];
  readonly table: 'listing_search' | 'worded';
  /** SQL for the number of listings that the probe of a word found; null without a probe. */
  readonly probed: string;
  readonly whereabouts: readonly string[];
  readonly wishes: readonly Condition[];
}

// All columns that a search filters or sorts by, except the text vector.
const columns = `id, city_id, metro_id, province_id, rank, rent, currency, lat, lon, amen, extra, pets, utils, sqft, beds, baths2, type, furnished, featured,
  available, listed_at`;

/**
 * Returns the source of a search. In a city the text index includes the city. Elsewhere a rare word is looked up first
 * and the search continues among its listings; when the probe exceeds its limit the word is frequent, and the index of
 * the location is scanned instead, checking the words of each listing.
 */
export function sourceOf(search: Search, bind: Bind): Source {
  const {
    filters: { keyword, ...others },
    hasFrequentWord,
  } = search;
  const whereabouts = regionConditions(search, bind);
  if (keyword === undefined || hasFrequentWord === true || isInCity(search))
    return {
      queries: [],
      table: 'listing_search',
      probed: 'null::int',
      whereabouts,
      wishes: filterConditions(search, bind),
    };
  const worded = `worded as materialized (select ${columns} from listing_search where ${keywordSql(keyword, bind)} limit ${maxRareWordListings + 1})`;
  return {
    queries: [worded],
    table: 'worded',
    probed: '(select count(*)::int from worded)',
    whereabouts,
    wishes: filterConditions({ ...search, filters: others }, bind),
  };
}

const isInCity = ({ scope, box, lasso }: Search): boolean => scope?.kind === 'city' && !box && !lasso;
