import { IsBoolean, IsNumber, IsString, Length, Matches } from 'class-validator';
import type { Country } from '../../kernel/vocabularies.ts';
import { HasNoContactDetails } from './listing-text.ts';
import { IsFrom } from './field-rules.ts';

const postalCodes: Readonly<Record<Country, RegExp>> = {
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  US: /^\d{5}(-\d{4})?$/,
};
/** Returns whether a text is a postal code of a country. */
export const isPostalCodeOf = (country: Country, text: string): boolean => postalCodes[country].test(text.trim());

const path = /^[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/;

/** Where a home is. */
export class ListingAddress {
  @IsString() @Length(3, 100) @HasNoContactDetails() street!: string;
  /** Slugs of a city: `ontario/toronto`. */
  @IsString() @Matches(path) city!: string;
  @IsString() @Length(5, 10) postalCode!: string;
  /** Coordinates of the home, near its city. */
  @IsFrom(-90, 90) @IsNumber() latitude!: number;
  @IsFrom(-180, 180) @IsNumber() longitude!: number;
  /** The landlord placed the point on the map. */
  @IsBoolean() isPinConfirmed!: boolean;
}
