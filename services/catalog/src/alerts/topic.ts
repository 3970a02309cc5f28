import type { Language } from '@porchlight/contracts';
import type { PlaceIndex } from '../places/place-index.ts';
import type { Alert } from './alert.ts';
import { keptHomesIn, listOfIn, listOfKeptIn, matchesIn, youKeepIn } from './mail-words.ts';
import { addressOf, readWishes, type KeptSearch } from './search-address.ts';
import { searchInWords } from './search-words.ts';

/** What an alert is about, as its mails say it. */
export interface Topic {
  readonly kind: Alert['kind'];
  /** What its owner calls it, else what it asks for in words. */
  readonly said: string;
  /** Where all of its homes are. */
  readonly path: string;
  /** Why a home stands in a mail of several topics. */
  readonly why: string;
  /** The list of mails that has this topic alone. */
  readonly listName: string;
}

export function topicOf(
  { kind, name, ...kept }: Pick<Alert, 'kind' | 'name'> & KeptSearch,
  index: PlaceIndex,
  language: Language,
): Topic {
  if (kind === 'favourites')
    return {
      kind,
      said: keptHomesIn(language),
      path: '/admin/favourite-listings',
      why: youKeepIn(language),
      listName: listOfKeptIn(language),
    };
  const search = readWishes(kept, index);
  const said = name ?? searchInWords(search, language);
  return {
    kind,
    said,
    path: addressOf(search, 'newest'),
    why: matchesIn(said, language),
    listName: listOfIn(said, language),
  };
}
