import { applyAll } from './compose.ts';
import {
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsRFC3339,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
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
/** Text of more than spaces. */
export const IsFilledText = (max: number) =>
  applyAll(
    IsText(max),
    ValidateBy({ name: 'isNotEmpty', validator: { validate: (text) => typeof text === 'string' && /\S/.test(text) } }),
  );
/** Address of a site, with https only. */
export const IsWebsite = () => applyAll(IsString(), MaxLength(200), Matches(/^https:\/\/[^\s/$.?#]+\.[^\s]+$/i));
export const IsCount = (max = Number.MAX_SAFE_INTEGER) => applyAll(IsInt(), Min(0), Max(max));
const amountOf = (cents: number) => (cents / 100).toFixed(2);
/** Integer cents of what Porchlight charges, at most 1,000,000.00; the message states the bounds in whole units. */
export const IsCents = (min = 1, max = 100_000_000) =>
  applyAll(
    ValidateBy({
      name: 'isCents',
      constraints: [amountOf(min), amountOf(max)],
      validator: { validate: (cents) => Number.isSafeInteger(cents) && cents >= min && cents <= max },
    }),
    IsInt(),
  );
/** Calendar day: `2026-12-01`. */
export const IsDay = () => applyAll(IsISO8601({ strict: true }), Matches(/^\d{4}-\d\d-\d\d$/));
/** Instant with its time zone: `2026-11-21T15:00:00.000Z`. */
export const IsInstant = () => applyAll(IsISO8601({ strict: true }), IsRFC3339());

/** Query of every GET whose response contains text. */
export class LanguageQuery {
  @IsOptional() @IsIn(languages) lang?: (typeof languages)[number];
}
/** Response of a route that returns no data. */
export class Done {
  @IsOptional() @IsString() message?: string;
}
