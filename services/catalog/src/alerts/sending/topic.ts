import type { Language } from '@porchlight/contracts';
import type { LocationIndex } from '../../locations/location-index.ts';
import type { SavedSearch } from '../saved-search.ts';
import { mailMessage } from './mail-messages.ts';
import { resultsUrl, parseStoredQuery, type StoredQuery } from '../search-query.ts';
import { describeSearch } from '../describe-search.ts';

/** What an alert is about, as its mails show it. */
export interface Topic {
  readonly kind: SavedSearch['kind'];
  /** Name given by the owner, else a description of the search. */
  readonly label: string;
  /** Path of the page that lists all its results. */
  readonly path: string;
  /** Why a listing is in a mail about several topics. */
  readonly why: string;
  /** Name of the mailing list that has only this topic. */
  readonly listName: string;
}

export function topicOf(
  { kind, name, ...kept }: Pick<SavedSearch, 'kind' | 'name'> & StoredQuery,
  index: LocationIndex,
  language: Language,
): Topic {
  if (kind === 'favourites')
    return {
      kind,
      label: mailMessage(language, 'keptHomes'),
      path: '/admin/favourite-listings',
      why: mailMessage(language, 'youKeep'),
      listName: mailMessage(language, 'listOfKept'),
    };
  const search = parseStoredQuery(kept, index);
  const label = name ?? describeSearch(search, language);
  return {
    kind,
    label,
    path: resultsUrl(search, 'newest'),
    why: mailMessage(language, 'matches', { search: label }),
    listName: mailMessage(language, 'listOfOne', { search: label }),
  };
}

/**
 * Formats what a mail is about: one search by its description, several by their number, and the reader's favourites.
 */
export function formatTopics(topics: readonly Pick<Topic, 'kind' | 'label'>[], language: Language): string {
  const [searches, favourites] = (['search', 'favourites'] as const).map((kind) =>
    topics.filter((topic) => topic.kind === kind).map(({ label }) => label),
  ) as [string[], string[]];
  return new Intl.ListFormat(language).format([
    ...(searches.length > 1 ? [mailMessage(language, 'searches', { count: searches.length })] : searches),
    ...favourites,
  ]);
}
/** Returns the name of the mailing list that a reader unsubscribes from. */
export const mailingListName = ([first, ...more]: readonly Topic[], language: Language): string =>
  first && more.length === 0 ? first.listName : mailMessage(language, 'list');
