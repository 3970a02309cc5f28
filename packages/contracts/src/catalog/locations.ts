import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
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
export class Suggestions { @ListOf(() => Suggestion) suggestions!: Suggestion[] }
export class Locations { @ListOf(() => Suggestion) locations!: Suggestion[] }
export class AutocompleteQuery extends InLanguage {
  @IsOptional() @IsString() @MaxLength(200) q?: string;
}
export class ProvinceParams { @IsSlug() province!: string }
export class ProvincePlaceParams extends ProvinceParams { @IsSlug() place!: string }
/** A place with what people should know about it and the places in it or near it. */
export class LocationAnswer {
  @Nested(() => Area) area!: Area;
  @IsString() intro!: string;
  @IsCount() count!: number;
  @ListOf(() => Suggestion) locations!: Suggestion[];
}

export const listLocations = route({ service: 'catalog', method: 'GET', path: '/locations', access: access.anyone, query: InLanguage, answer: Locations,
  caching: { shared: 300, etag: true }, summary: 'Popular places with their number of homes' });
export const getProvince = route({ service: 'catalog', method: 'GET', path: '/locations/:province', access: access.anyone, params: ProvinceParams, query: InLanguage, answer: LocationAnswer,
  caching: { shared: 300, etag: true }, errors: ['place-not-found'], summary: 'A province or state and its places' });
export const getPlace = route({ service: 'catalog', method: 'GET', path: '/locations/:province/:place', access: access.anyone, params: ProvincePlaceParams, query: InLanguage, answer: LocationAnswer,
  caching: { shared: 300, etag: true }, errors: ['place-not-found'], summary: 'A city or metro area and the places nearby' });
export const autocompleteListings = route({ service: 'catalog', method: 'GET', path: '/listings-autocomplete', access: access.anyone, query: AutocompleteQuery, answer: Suggestions,
  lane: 'search', caching: { shared: 60 }, summary: 'Places whose name begins with what was typed, at most 8' });
