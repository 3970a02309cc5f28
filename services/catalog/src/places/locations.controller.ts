import { Controller } from '@nestjs/common';
import type { InputOf, Language } from '@porchlight/contracts';
import {
  autocompleteListings,
  didYouMean,
  getPlace,
  getProvince,
  listLocations,
  type DidYouMean,
  type LocationAnswer,
  type Locations,
  type Suggestion,
  type Suggestions,
} from '@porchlight/contracts/catalog';
import { Handle, Input, Log } from '@porchlight/service-kit';
import { spotSuggestion, type Spot } from './completion/spot.ts';
import { readLine } from './did-you-mean/read-line.ts';
import { introOf } from './intro.ts';
import { placeNotFound } from './place-not-found.ts';
import { areaOf, suggestionOf, type Place } from './place.ts';
import { Places } from './places.ts';

/** Places to look for a home in; everything is answered from memory. */
@Controller()
export class LocationsController {
  readonly #places: Places;
  readonly #log: Log;
  constructor(places: Places, log: Log) {
    this.#places = places;
    this.#log = log;
  }

  @Handle(listLocations)
  popular(@Input() { query }: InputOf<typeof listLocations>): Locations {
    return { locations: this.#places.index.popular().map((place) => suggestionOf(place, query.lang)) };
  }

  @Handle(getProvince)
  province(@Input() { params, query }: InputOf<typeof getProvince>): LocationAnswer {
    const { index } = this.#places;
    const province = index.province(params.province);
    if (!province) throw placeNotFound(index, params.province, undefined, query.lang);
    return this.#answer(province, index.within(province), query.lang);
  }

  @Handle(getPlace)
  place(@Input() { params, query }: InputOf<typeof getPlace>): LocationAnswer {
    const { index } = this.#places;
    const place = index.at(params.province, params.place);
    if (!place) throw placeNotFound(index, params.province, params.place, query.lang);
    return this.#answer(place, index.near(place), query.lang);
  }

  @Handle(autocompleteListings)
  complete(@Input() { query }: InputOf<typeof autocompleteListings>): Suggestions {
    return {
      suggestions: this.#places.index.completion
        .startingWith(query.q ?? '', query.lang)
        .map((one) => chosen(one, query.lang)),
    };
  }

  @Handle(didYouMean)
  mean(@Input() { query }: InputOf<typeof didYouMean>): DidYouMean {
    const { places, certain, filters, missed } = readLine(query.q ?? '', query.lang, this.#places.index);
    // decisions 5.8, step 7: what finds nothing may become an alias. Letters of the place alone: no number, no address of a person.
    if (missed) this.#log.info('no place is called so', { typed: missed.replace(/[^\p{L} ]/gu, '').slice(0, 40) });
    return {
      suggestions: places.map((one) => chosen(one, query.lang)),
      redirect: certain ? chosen(certain, query.lang) : null,
      filters,
    };
  }

  #answer(place: Place, others: readonly Place[], language: Language | undefined): LocationAnswer {
    return {
      area: areaOf(place, language),
      intro: introOf(place, language),
      count: place.homes,
      locations: others.map((other) => suggestionOf(other, language)),
    };
  }
}

const chosen = (one: Place | Spot, language: Language | undefined): Suggestion =>
  'slug' in one ? suggestionOf(one, language) : spotSuggestion(one, language);
