import { applyAll } from './compose.ts';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Matches, Max, MaxLength, Min } from 'class-validator';
import { languages } from './vocabularies.ts';

/** A home's id on the wire: 10 of [0-9a-z], opaque (decisions 5.27). */
export type ListingId = string;
export const listingIdPattern = /^[0-9a-z]{10}$/;
export const IsListingId = (each = false) => applyAll(Matches(listingIdPattern, { each }));
/** Id of a person, company, page: a UUID. */
export const IsEntityId = () => applyAll(IsUUID());
/** A part of an address: kebab case, at most 120 characters. */
export const IsSlug = () => applyAll(IsString(), Length(1, 120), Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/));
export const IsText = (most: number) => applyAll(IsString(), MaxLength(most));
export const IsCount = (most = Number.MAX_SAFE_INTEGER) => applyAll(IsInt(), Min(0), Max(most));

/** Query of every GET whose answer holds words. */
export class InLanguage {
  @IsOptional() @IsIn(languages) lang?: (typeof languages)[number];
}
/** The answer of a call that only says that it was done. */
export class Done {
  @IsOptional() @IsString() message?: string;
}
