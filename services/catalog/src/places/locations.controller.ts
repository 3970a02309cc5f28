import { Controller } from '@nestjs/common';
import type { InputOf, Language } from '@porchlight/contracts';
import { autocompleteListings, getPlace, getProvince, listLocations, type LocationAnswer, type Locations, type Suggestions } from '@porchlight/contracts/catalog';
import { Handle, Input } from '@porchlight/service-kit';
import { introOf } from './intro.ts';
import { placeNotFound } from './place-not-found.ts';
import { areaOf, suggestionOf, type Place } from './place.ts';
import { Places } from './places.ts';

/** Places to look for a home in; everything is answered from memory. */
@Controller()
export class LocationsController {
  readonly #places: Places;
  constructor(places: Places) { this.#places = places; }

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
    return { suggestions: this.#places.index.startingWith(query.q ?? '', query.lang).map((place) => suggestionOf(place, query.lang)) };
  }

  #answer(place: Place, others: readonly Place[], language: Language | undefined): LocationAnswer {
    return { area: areaOf(place, language), intro: introOf(place, language), count: place.homes, locations: others.map((other) => suggestionOf(other, language)) };
  }
}
