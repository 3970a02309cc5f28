import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { applyAll } from '../kernel/input/compose.ts';
import { Nested } from '../kernel/input/nested.ts';
import { IsNullable } from '../kernel/input/nullable.ts';
import { route } from '../kernel/routes/route.ts';
import { documentKinds } from '../kernel/vocabularies.ts';

/** Kinds of pets in the renter's household. */
export const petKinds = ['cats', 'small-dogs', 'large-dogs', 'other-pets'] as const;
export const smokingHabits = ['no', 'outside', 'yes'] as const;
/**
 * Profile fields that a renter may share with every inquiry. The household is excluded, because family status is
 * protected (docs/rules/renter-profile.md#profile-1-the-household-is-never-shared-with-an-inquiry).
 */
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

/** An optional calendar day as YYYY-MM-DD; it must exist. */
const IsOptionalDay = () => applyAll(IsNullable(), Matches(/^20\d{2}-\d{2}-\d{2}$/), IsISO8601({ strict: true }));
const IsOptionalIntBetween = (min: number, max: number) => applyAll(IsNullable(), IsInt(), Min(min), Max(max));
/** An optional list of unique values; not nullable. */
const IsOptionalList = (max: number) =>
  applyAll(
    ValidateIf((_, value) => value !== undefined),
    IsArray(),
    ArrayMaxSize(max),
    ArrayUnique(),
  );
const IsOptionalFlag = () =>
  applyAll(
    ValidateIf((_, value) => value !== undefined),
    IsBoolean(),
  );

/** A renter's preferences and background. In a change, omitted fields stay unchanged and null clears a field. */
export class RenterProfile {
  /** Monthly rent in whole units of the listing's currency. */
  @IsOptionalIntBetween(0, 100_000) budgetMin?: number | null;
  @IsOptionalIntBetween(0, 100_000) budgetMax?: number | null;
  /** 0 is a studio, 4 is four or more. */
  @IsOptionalList(5) @IsInt({ each: true }) @Min(0, { each: true }) @Max(4, { each: true }) beds?: number[];
  @IsOptionalDay() moveInDate?: string | null;
  /** Days around the move-in date that are acceptable too. */
  @IsOptionalIntBetween(0, 90) flexibilityDays?: number | null;
  @IsOptionalIntBetween(1, 36) leaseMonths?: number | null;
  /** Household size; never shared with landlords. */
  @IsOptionalIntBetween(1, 20) adults?: number | null;
  @IsOptionalIntBetween(0, 20) children?: number | null;
  @IsOptionalList(petKinds.length) @IsIn(petKinds, { each: true }) pets?: (typeof petKinds)[number][];
  /** Locations, such as `alberta/calgary`. */
  @IsOptionalList(10)
  @IsString({ each: true })
  @MaxLength(120, { each: true })
  @Matches(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/, { each: true })
  preferredAreas?: string[];
  @IsOptionalDay() arrivalDate?: string | null;
  /** Country where the renter lives now: ISO 3166, two letters. */
  @IsNullable() @Matches(/^[A-Z]{2}$/) currentCountry?: string | null;
  /** Spoken languages: ISO 639, two letters. */
  @IsOptionalList(10) @Matches(/^[a-z]{2}$/, { each: true }) languages?: string[];
  /**
   * Documents that the renter could provide; never the documents themselves
   * (docs/rules/inquiries.md#inq-6-documents-are-offered-never-sent).
   */
  @IsOptionalList(documentKinds.length)
  @IsIn(documentKinds, { each: true })
  documentsReady?: (typeof documentKinds)[number][];
  @IsNullable() @IsBoolean() hasGuarantor?: boolean | null;
  @IsNullable() @IsIn(smokingHabits) smoking?: (typeof smokingHabits)[number] | null;
  @IsNullable() @IsString() @MaxLength(600) about?: string | null;
  @IsOptionalList(shareableFields.length)
  @IsIn(shareableFields, { each: true })
  shareByDefault?: (typeof shareableFields)[number][];
  /** Consent to optional mail, stored with its time and text. */
  @IsOptionalFlag() wantsNews?: boolean;
}
export class RenterProfileResponse {
  @Nested(() => RenterProfile) profile!: RenterProfile;
}

/** The response contains every field; unset ones are null or an empty list. */
export const getRenterProfile = route({
  service: 'accounts',
  method: 'GET',
  path: '/renter-profile',
  access: access.role('renter', 'modifyRenterProfile'),
  response: RenterProfileResponse,
  summary: 'Get the current user’s renter profile',
});
export const changeRenterProfile = route({
  service: 'accounts',
  method: 'PATCH',
  path: '/renter-profile',
  access: access.role('renter', 'modifyRenterProfile'),
  body: RenterProfile,
  response: RenterProfileResponse,
  lane: 'write',
  summary: 'Update the given fields of the current user’s renter profile',
});
