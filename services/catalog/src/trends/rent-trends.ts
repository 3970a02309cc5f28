import { Injectable } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import type { RentTrends as Answer } from '@porchlight/contracts/catalog';
import { placeNotFound } from '../places/place-not-found.ts';
import { areaOf, nameOf, suggestionOf, type Place } from '../places/place.ts';
import { Places } from '../places/places.ts';
import { similarAreas } from './similar-areas.ts';
import { newestMonth, trendCellsOf, type Speaker } from './trend-cells.ts';
import { TrendStore } from './trend-store.ts';
import { words } from './words.ts';

/** How rents went in a place, from the monthly cells. */
@Injectable()
export class RentTrends {
  readonly #places: Places;
  readonly #store: TrendStore;
  constructor(places: Places, store: TrendStore) {
    this.#places = places;
    this.#store = store;
  }

  async of(province: string, slug: string, language?: Language): Promise<Answer> {
    const { index } = this.#places;
    const place = index.at(province, slug);
    if (!place) throw placeNotFound(index, province, slug, language);
    const rows = await this.#store.around(place);
    const newest = newestMonth(rows);
    const medians = newest ? await this.#store.medians(place.kind, newest) : new Map<number, number>();
    const today = new Date().toISOString().slice(0, 10);
    return {
      area: areaOf(place, language),
      currency: place.country === 'US' ? 'USD' : 'CAD',
      ...trendCellsOf(rows, this.#speakersFor(place, language)),
      asOf:
        rows.filter(({ month }) => month === newest).reduce((last, { asOf }) => (asOf > last ? asOf : last), '') ||
        today,
      similarAreas: similarAreas(place, medians, index).map(({ place: similar, median }) => ({
        ...suggestionOf(similar, language),
        median,
      })),
      method: language === 'fr-CA' ? words.method.fr : words.method.en,
    };
  }

  /** The place itself, and who stands in for it: its metro area, then its province. */
  #speakersFor(place: Place, language: Language | undefined): [Speaker, ...Speaker[]] {
    const { index } = this.#places;
    const metro =
      place.kind === 'city' && place.metroAreaId !== undefined ? index.byId('metro', place.metroAreaId) : undefined;
    const around = [metro, index.byId('province', place.provinceId)].filter((one) => one !== undefined);
    return [
      { kind: place.kind, name: nameOf(place, language) },
      ...around.map((one) => ({ kind: one.kind, name: nameOf(one, language) })),
    ];
  }
}
