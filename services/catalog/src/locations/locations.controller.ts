import { Controller } from '@nestjs/common';
import { locationUrl, type InputOf, type Language } from '@porchlight/contracts';
import {
  autocompleteListings,
  didYouMean,
  getPlace,
  getProvince,
  listLocations,
  type DidYouMean,
  type LocationResponse,
  type Locations,
  type Suggestion,
  type Suggestions,
} from '@porchlight/contracts/catalog';
import { Handle, Input, Log } from '@porchlight/service-kit';
import { searchAreaSuggestion, type SearchArea } from './autocomplete/search-area.ts';
import { readLine } from './did-you-mean/read-line.ts';
import { SiteModules } from '../site-modules/site-modules.ts';
import { introHtmlIn } from './editing/intro-html.ts';
import { introOf } from './intro.ts';
import { locationNotFound } from './location-not-found.ts';
import { areaOf, suggestionOf, type Location } from './location.ts';
import { LocationCache } from './location-cache.ts';

/** Serves the locations that a visitor may search in; all responses come from memory. */
@Controller()
export class LocationsController {
  constructor(
    private readonly locations: LocationCache,
    private readonly modules: SiteModules,
    private readonly log: Log,
  ) {}

  @Handle(listLocations)
  popular(@Input() { query }: InputOf<typeof listLocations>): Locations {
    return { locations: this.locations.index.popular().map((location) => suggestionOf(location, query.lang)) };
  }

  @Handle(getProvince)
  province(@Input() { params, query }: InputOf<typeof getProvince>): LocationResponse {
    const { index } = this.locations;
    const province = index.province(params.province);
    if (!province) throw locationNotFound(index, params.province, undefined, query.lang);
    return this.#response(province, index.within(province), query.lang);
  }

  @Handle(getPlace)
  async place(@Input() { params, query }: InputOf<typeof getPlace>): Promise<LocationResponse> {
    const { index } = this.locations;
    const location = index.at(params.province, params.place);
    if (!location) throw locationNotFound(index, params.province, params.place, query.lang);
    const { showsRentTrends } = await this.modules.current();
    return {
      ...this.#response(location, index.near(location), query.lang),
      ...(showsRentTrends ? { rentTrendsUrl: `${locationUrl(location.provinceSlug, location.slug)}/rent-trends` } : {}),
    };
  }

  @Handle(autocompleteListings)
  autocomplete(@Input() { query }: InputOf<typeof autocompleteListings>): Suggestions {
    return {
      suggestions: this.locations.index.completion
        .startingWith(query.q ?? '', query.lang)
        .map((one) => toSuggestion(one, query.lang)),
    };
  }

  @Handle(didYouMean)
  didYouMean(@Input() { query }: InputOf<typeof didYouMean>): DidYouMean {
    const { places: locations, certain, filters, missed } = readLine(query.q ?? '', query.lang, this.locations.index);
    // Unknown names are logged as candidates for aliases (docs/rules/locations.md). Only letters are logged: no
    // numbers, no addresses of people.
    if (missed) this.log.info('location name not found', { typed: missed.replace(/[^\p{L} ]/gu, '').slice(0, 40) });
    return {
      suggestions: locations.map((one) => toSuggestion(one, query.lang)),
      redirect: certain ? toSuggestion(certain, query.lang) : null,
      filters,
    };
  }

  #response(location: Location, others: readonly Location[], language: Language | undefined): LocationResponse {
    return {
      area: areaOf(location, language),
      intro: introOf(location, language),
      ...(location.intro ? { introHtml: introHtmlIn(location.intro, language) } : {}),
      count: location.homes,
      locations: others.map((other) => suggestionOf(other, language)),
    };
  }
}

const toSuggestion = (one: Location | SearchArea, language: Language | undefined): Suggestion =>
  'slug' in one ? suggestionOf(one, language) : searchAreaSuggestion(one, language);
