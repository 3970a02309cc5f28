import { IsIn, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import { access } from '../../kernel/routes/access.ts';
import { LanguageQuery, IsCount, IsSlug } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { route } from '../../kernel/routes/route.ts';
import { SearchLocation } from '../listings/listings.ts';

export const suggestionKinds = ['city', 'metro', 'province', 'neighbourhood', 'building', 'postal'] as const;
/** A location to search in, with its number of public listings. */
export class Suggestion {
  @IsIn(suggestionKinds) kind!: (typeof suggestionKinds)[number];
  @IsString() id!: string;
  @IsString() name!: string;
  @IsString() province!: string;
  @IsString() country!: string;
  @IsCount() count!: number;
  @IsString() url!: string;
}
export class Suggestions {
  @ListOf(() => Suggestion) suggestions!: Suggestion[];
}
export class Locations {
  @ListOf(() => Suggestion) locations!: Suggestion[];
}
export class AutocompleteQuery extends LanguageQuery {
  @IsOptional() @IsString() @MaxLength(200) q?: string;
}
/** Interpretation of a line typed into the search box. */
export class DidYouMean extends Suggestions {
  /** Location to redirect to, if only one can be meant: `Showing X. Search instead for Y`. */
  @IsOptional() @Nested(() => Suggestion) redirect!: Suggestion | null;
  /** Filters found beside the location ('2 bed calgry pets'): query keys with their canonical values. */
  @IsObject() filters!: Record<string, string>;
}
export class ProvinceParams {
  @IsSlug() province!: string;
}
export class ProvinceLocationParams extends ProvinceParams {
  @IsSlug() place!: string;
}
/** A location with its introduction and the locations in it or near it. */
export class LocationResponse {
  @Nested(() => SearchLocation) area!: SearchLocation;
  @IsString() intro!: string;
  /** Introduction that staff wrote: sanitized HTML. */
  @IsOptional() @IsString() introHtml?: string;
  @IsCount() count!: number;
  @ListOf(() => Suggestion) locations!: Suggestion[];
  /** Address of the rent trends of a city or metro area; absent while the site shows none. */
  @IsOptional() @IsString() rentTrendsUrl?: string;
}

export const listLocations = route({
  service: 'catalog',
  method: 'GET',
  path: '/locations',
  access: access.anyone,
  query: LanguageQuery,
  response: Locations,
  caching: { shared: 300, etag: true },
  summary: 'List popular locations with their number of listings',
});
export const getProvince = route({
  service: 'catalog',
  method: 'GET',
  path: '/locations/:province',
  access: access.anyone,
  params: ProvinceParams,
  query: LanguageQuery,
  response: LocationResponse,
  caching: { shared: 300, etag: true },
  errors: ['place-not-found'],
  summary: 'Get a province or state and its locations',
});
export const getPlace = route({
  service: 'catalog',
  method: 'GET',
  path: '/locations/:province/:place',
  access: access.anyone,
  params: ProvinceLocationParams,
  query: LanguageQuery,
  response: LocationResponse,
  caching: { shared: 300, etag: true },
  errors: ['place-not-found'],
  summary: 'Get a city or metro area and the locations nearby',
});
export const autocompleteListings = route({
  service: 'catalog',
  method: 'GET',
  path: '/listings-autocomplete',
  access: access.anyone,
  query: AutocompleteQuery,
  response: Suggestions,
  lane: 'search',
  caching: { shared: 60 },
  summary: 'Autocomplete location names, at most 8',
});
/**
 * GET listings-autocomplete-did-you-mean: parses a line as a location and filters. Corrects misspelled locations;
 * returns at most 3.
 */
export const didYouMean = route({
  service: 'catalog',
  method: 'GET',
  path: '/listings-autocomplete-did-you-mean',
  access: access.anyone,
  query: AutocompleteQuery,
  response: DidYouMean,
  lane: 'search',
  caching: { shared: 60 },
  summary: 'Suggest the location and filters that a misspelled line may mean',
});
