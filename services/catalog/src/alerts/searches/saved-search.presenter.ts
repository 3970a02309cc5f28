import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { SavedSearch as SavedSearchResponse } from '@porchlight/contracts/catalog';
import { areaOf } from '../../locations/location.ts';
import { LocationCache } from '../../locations/location-cache.ts';
import type { SavedSearch } from '../saved-search.ts';
import { AlertFinder } from '../sending/alert-finder.ts';
import { resultsUrl, parseStoredQuery } from '../search-query.ts';
import { describeSearch } from '../describe-search.ts';

// A search that finds nothing for 180 days gets a suggestion to widen it.
const quietMs = 180 * 24 * 3_600_000;

/** Presents saved searches to their owner. */
@Injectable()
export class SavedSearchPresenter {
  constructor(
    private readonly locations: LocationCache,
    private readonly finder: AlertFinder,
  ) {}

  async all(alerts: readonly SavedSearch[], language: Language | undefined): Promise<SavedSearchResponse[]> {
    const shown: SavedSearchResponse[] = [];
    for (const alert of alerts) shown.push(await this.one(alert, language));
    return shown;
  }

  async one(alert: SavedSearch, language: Language = 'en-CA'): Promise<SavedSearchResponse> {
    const { id, name, frequency, isActive, pausedBecause, madeAt, lastSentAt } = alert;
    const search = parseStoredQuery(alert, this.locations.index);
    const humanText = describeSearch(search, language);
    const newCount = await this.finder.countSince(alert, lastSentAt ?? madeAt);
    return {
      id,
      name: name ?? humanText,
      humanText,
      url: resultsUrl(search),
      query: search.query,
      ...(search.place ? { place: areaOf(search.place, language) } : {}),
      frequency,
      active: isActive,
      ...(isActive ? {} : { pausedBecause: pausedBecause ?? 'you' }),
      madeAt: madeAt.toISOString(),
      ...(lastSentAt ? { lastSentAt: lastSentAt.toISOString() } : {}),
      newCount,
      ...(newCount === 0 ? quietOf(alert) : {}),
    };
  }
}

const quietOf = ({ isActive, matchedAt }: SavedSearch): Pick<SavedSearchResponse, 'quietSince'> =>
  isActive && Date.now() - matchedAt.getTime() >= quietMs ? { quietSince: matchedAt.toISOString() } : {};
