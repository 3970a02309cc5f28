import { applyAll } from './compose.ts';
import { IsIn, IsInt, IsOptional, IsString, Length, Matches, Max, MaxLength, Min } from 'class-validator';
import { listingIdPattern } from '../addresses/address.ts';
import { languages } from '../vocabularies.ts';

/** Id of a listing on the wire: 10 characters of [0-9a-z], opaque (docs/rules/pages-and-addresses.md). */
export type ListingId = string;
export const IsListingId = (each = false) => applyAll(Matches(listingIdPattern, { each }));
/** A path segment: kebab case, at most 120 characters. */
export const IsSlug = () => applyAll(IsString(), Length(1, 120), Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** Idempotency key that the client creates: a second request with the same key is the same request. */
export const IsIdempotencyKey = () => applyAll(IsString(), Matches(/^[a-z0-9]{20,40}$/));
export const IsText = (max: number) => applyAll(IsString(), MaxLength(max));
/** Address of a site, with https only. */
export const IsWebsite = () => applyAll(IsString(), MaxLength(200), Matches(/^https:\/\/[^\s/$.?#]+\.[^\s]+$/i));
export const IsCount = (max = Number.MAX_SAFE_INTEGER) => applyAll(IsInt(), Min(0), Max(max));

/** Query of every GET whose response contains text. */
export class LanguageQuery {
  @IsOptional() @IsIn(languages) lang?: (typeof languages)[number];
}
/** Response of a route that returns no data. */
export class Done {
  @IsOptional() @IsString() message?: string;
}
