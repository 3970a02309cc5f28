import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { SavedSearch } from '@porchlight/contracts/catalog';
import { areaOf } from '../places/place.ts';
import { Places } from '../places/places.ts';
import type { Alert } from './alert.ts';
import { AlertFinder } from './alert-finder.ts';
import { addressOf, readWishes } from './search-address.ts';
import { searchInWords } from './search-words.ts';

// So long a search finds nothing before a wider one is suggested (decisions 5.13).
const quietMs = 180 * 24 * 3_600_000;

/** A saved search as its owner sees it. */
@Injectable()
export class AlertPresenter {
  constructor(
    private readonly places: Places,
    private readonly finder: AlertFinder,
  ) {}

  async all(alerts: readonly Alert[], language: Language | undefined): Promise<SavedSearch[]> {
    const shown: SavedSearch[] = [];
    for (const alert of alerts) shown.push(await this.one(alert, language));
    return shown;
  }

  async one(alert: Alert, language: Language = 'en-CA'): Promise<SavedSearch> {
    const { id, name, frequency, isActive, pausedBecause, madeAt, lastSentAt } = alert;
    const search = readWishes(alert, this.places.index);
    const humanText = searchInWords(search, language);
    const newCount = await this.finder.countSince(alert, lastSentAt ?? madeAt);
    return {
      id,
      name: name ?? humanText,
      humanText,
      url: addressOf(search),
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

const quietOf = ({ isActive, matchedAt }: Alert): Pick<SavedSearch, 'quietSince'> =>
  isActive && Date.now() - matchedAt.getTime() >= quietMs ? { quietSince: matchedAt.toISOString() } : {};
