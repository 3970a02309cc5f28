import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { access } from '../kernel/access.ts';
import { applyAll } from '../kernel/compose.ts';
import { Nested } from '../kernel/nested.ts';
import { route } from '../kernel/route.ts';
import { documentKinds } from '../kernel/vocabularies.ts';

/** Who of the animals comes along. */
export const petKinds = ['cats', 'small-dogs', 'large-dogs', 'other-pets'] as const;
export const smokingHabits = ['no', 'outside', 'yes'] as const;
/** What may go along with an inquiry without being asked for again. Who lives in the household is not among it: family status is protected (decisions 5.15). */
export const shareableFields = [
  'budget',
  'beds',
  'moveInDate',
  'leaseMonths',
  'pets',
  'arrivalDate',
  'currentCountry',
  'languages',
  'documentsReady',
  'hasGuarantor',
  'smoking',
  'about',
] as const;

/** A day as YYYY-MM-DD that is in the calendar. */
const IsDay = () => applyAll(IsOptional(), Matches(/^20\d{2}-\d{2}-\d{2}$/), IsISO8601({ strict: true }));
const IsWithin = (least: number, most: number) => applyAll(IsOptional(), IsInt(), Min(least), Max(most));
/** A list that may be left out, but is never null; each of its words once. */
const IsListGiven = (most: number) =>
  applyAll(
    ValidateIf((_, value) => value !== undefined),
    IsArray(),
    ArrayMaxSize(most),
    ArrayUnique(),
  );
const IsFlagGiven = () =>
  applyAll(
    ValidateIf((_, value) => value !== undefined),
    IsBoolean(),
  );

/** What a renter looks for and brings along. In a change whatever is left out stays as it is; null empties a field. */
export class RenterProfile {
  /** A month's rent, in whole units of the currency where the home stands. */
  @IsWithin(0, 100_000) budgetMin?: number | null;
  @IsWithin(0, 100_000) budgetMax?: number | null;
  /** 0 is a studio, 4 is four or more. */
  @IsListGiven(5) @IsInt({ each: true }) @Min(0, { each: true }) @Max(4, { each: true }) beds?: number[];
  @IsDay() moveInDate?: string | null;
  /** Days around the date that suit as well. */
  @IsWithin(0, 90) flexibilityDays?: number | null;
  @IsWithin(1, 36) leaseMonths?: number | null;
  /** The household is the renter's own business: landlords are never told. */
  @IsWithin(1, 20) adults?: number | null;
  @IsWithin(0, 20) children?: number | null;
  @IsListGiven(petKinds.length) @IsIn(petKinds, { each: true }) pets?: (typeof petKinds)[number][];
  /** Addresses of places, such as `alberta/calgary`. */
  @IsListGiven(10)
  @IsString({ each: true })
  @MaxLength(120, { each: true })
  @Matches(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/, { each: true })
  preferredAreas?: string[];
  @IsDay() arrivalDate?: string | null;
  /** Where the renter is now: ISO 3166, two letters. */
  @IsOptional() @Matches(/^[A-Z]{2}$/) currentCountry?: string | null;
  /** Spoken languages: ISO 639, two letters. */
  @IsListGiven(10) @Matches(/^[a-z]{2}$/, { each: true }) languages?: string[];
  /** Papers that the renter could show: a yes to each, never the papers themselves (decisions 2.8). */
  @IsListGiven(documentKinds.length)
  @IsIn(documentKinds, { each: true })
  documentsReady?: (typeof documentKinds)[number][];
  @IsOptional() @IsBoolean() hasGuarantor?: boolean | null;
  @IsOptional() @IsIn(smokingHabits) smoking?: (typeof smokingHabits)[number] | null;
  @IsOptional() @IsString() @MaxLength(600) about?: string | null;
  @IsListGiven(shareableFields.length)
  @IsIn(shareableFields, { each: true })
  shareByDefault?: (typeof shareableFields)[number][];
  /** Whether we may write about more than was asked for; a consent, kept with its time and text. */
  @IsFlagGiven() wantsNews?: boolean;
}
export class RenterProfileAnswer {
  @Nested(() => RenterProfile) profile!: RenterProfile;
}

/** Every field stands in the answer, empty ones as null or an empty list. */
export const getRenterProfile = route({
  service: 'accounts',
  method: 'GET',
  path: '/renter-profile',
  access: access.role('renter', 'modifyRenterProfile'),
  answer: RenterProfileAnswer,
  summary: 'The own renter profile',
});
export const changeRenterProfile = route({
  service: 'accounts',
  method: 'PATCH',
  path: '/renter-profile',
  access: access.role('renter', 'modifyRenterProfile'),
  body: RenterProfile,
  answer: RenterProfileAnswer,
  lane: 'write',
  summary: 'Change the given fields of the own renter profile',
});
