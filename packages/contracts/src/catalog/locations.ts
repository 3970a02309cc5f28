import { IsIn, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import { access } from '../kernel/access.ts';
import { InLanguage, IsCount, IsSlug } from '../kernel/fields.ts';
import { ListOf, Nested } from '../kernel/nested.ts';
import { route } from '../kernel/route.ts';
import { Area } from './listings.ts';

export const suggestionKinds = ['city', 'metro', 'province', 'neighbourhood', 'building', 'postal'] as const;
/** A place to search in, with its number of public homes. */
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
export class AutocompleteQuery extends InLanguage {
  @IsOptional() @IsString() @MaxLength(200) q?: string;
}
/** What a line of the search box may have meant. */
export class DidYouMean extends Suggestions {
  /** Where to go without asking: the one place that can be meant; `Showing X. Search instead for Y`. */
  @IsOptional() @Nested(() => Suggestion) redirect!: Suggestion | null;
  /** Wishes that stood beside the place ('2 bed calgry pets'): address keys with their canonical values. */
  @IsObject() filters!: Record<string, string>;
}
export class ProvinceParams {
  @IsSlug() province!: string;
}
export class ProvincePlaceParams extends ProvinceParams {
  @IsSlug() place!: string;
}
/** A place with what people should know about it and the places in it or near it. */
export class LocationAnswer {
  @Nested(() => Area) area!: Area;
  @IsString() intro!: string;
  @IsCount() count!: number;
  @ListOf(() => Suggestion) locations!: Suggestion[];
}

export const listLocations = route({
  service: 'catalog',
  method: 'GET',
  path: '/locations',
  access: access.anyone,
  query: InLanguage,
  answer: Locations,
  caching: { shared: 300, etag: true },
  summary: 'Popular places with their number of homes',
});
export const getProvince = route({
  service: 'catalog',
  method: 'GET',
  path: '/locations/:province',
  access: access.anyone,
  params: ProvinceParams,
  query: InLanguage,
  answer: LocationAnswer,
  caching: { shared: 300, etag: true },
  errors: ['place-not-found'],
  summary: 'A province or state and its places',
});
export const getPlace = route({
  service: 'catalog',
  method: 'GET',
  path: '/locations/:province/:place',
  access: access.anyone,
  params: ProvincePlaceParams,
  query: InLanguage,
  answer: LocationAnswer,
  caching: { shared: 300, etag: true },
  errors: ['place-not-found'],
  summary: 'A city or metro area and the places nearby',
});
export const autocompleteListings = route({
  service: 'catalog',
  method: 'GET',
  path: '/listings-autocomplete',
  access: access.anyone,
  query: AutocompleteQuery,
  answer: Suggestions,
  lane: 'search',
  caching: { shared: 60 },
  summary: 'Places whose name begins with what was typed, at most 8',
});
/** GET listings-autocomplete-did-you-mean: the line is read as a place and wishes; misspelt places are corrected, at most 3. */
export const didYouMean = route({
  service: 'catalog',
  method: 'GET',
  path: '/listings-autocomplete-did-you-mean',
  access: access.anyone,
  query: AutocompleteQuery,
  answer: DidYouMean,
  lane: 'search',
  caching: { shared: 60 },
  summary: 'The place and the wishes that a misspelt line may mean',
});
