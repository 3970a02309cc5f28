import { IsBoolean, IsIn, IsInt, IsString, Length, MaxLength } from 'class-validator';
import { IsDay } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { IsNullable } from '../../kernel/input/nullable.ts';
import { IsMailAddress, IsPhone } from '../../kernel/input/person-fields.ts';
import { utilities } from '../../kernel/vocabularies.ts';
import { AreSomeOf, IsFrom } from './field-rules.ts';
import { IsLink, IsLinkTo, tourSites, videoSites } from './listing-links.ts';
import { HasNoContactDetails } from './listing-text.ts';
import { OpenHouse } from './open-house.ts';
import {
  contactPreferences,
  coolingKinds,
  heatingKinds,
  maxOpenHouses,
  smokingRules,
  type ContactPreference,
  type SmokingRule,
} from './own-listing-values.ts';

/** What a landlord may add to a listing; nothing of it is needed to publish a listing. */
export class HomeFields {
  /** A room that is no bedroom, such as an office. */
  @IsBoolean() den!: boolean;
  /** Largest size in square feet, of a listing whose homes differ. */
  @IsNullable() @IsFrom(50, 20_000) @IsInt() sqftMax?: number | null;
  /** 0 is the ground floor, negative below it. */
  @IsNullable() @IsFrom(-3, 150) @IsInt() floorLevel?: number | null;
  /** Floors of the building. */
  @IsNullable() @IsFrom(1, 150) @IsInt() storeys?: number | null;
  @IsNullable() @IsFrom(1, 20) @IsInt() maxOccupants?: number | null;
  @IsNullable() @IsIn(heatingKinds) heating?: (typeof heatingKinds)[number] | null;
  @IsNullable() @IsIn(coolingKinds) cooling?: (typeof coolingKinds)[number] | null;
  @IsNullable() @IsIn(smokingRules) smoking?: SmokingRule | null;
  @IsNullable() @IsIn(smokingRules) cannabis?: SmokingRule | null;
  @IsNullable() @IsFrom(0, 10) @IsInt() parkingSpaces?: number | null;
  /** Per month, in whole units of the listing's currency; 0 is free. */
  @IsNullable() @IsFrom(0, 2_000) @IsInt() parkingFee?: number | null;
  /** Paid by the renter; none of them is in `utilities`. */
  @AreSomeOf(utilities) utilitiesTenantPays!: (typeof utilities)[number][];
  @IsNullable() @IsString() @MaxLength(300) @HasNoContactDetails() petNote?: string | null;
  @IsNullable() @IsLinkTo(tourSites) virtualTourUrl?: string | null;
  @IsNullable() @IsLinkTo(videoSites) videoUrl?: string | null;
  /** Where renters apply for the home. */
  @IsNullable() @IsLink() applicationUrl?: string | null;
  /** Such as a month without rent; visitors see it from its first to its last day, by the clock at the home. */
  @IsNullable() @IsString() @MaxLength(200) @HasNoContactDetails() specialOffer?: string | null;
  @IsNullable() @IsDay() specialOfferStart?: string | null;
  @IsNullable() @IsDay() specialOfferEnd?: string | null;
  @IsNullable() @IsString() @MaxLength(500) @HasNoContactDetails() officeHours?: string | null;
  @IsNullable() @IsString() @MaxLength(500) @HasNoContactDetails() viewingNotes?: string | null;
  /** Those that have not ended, the next one first. */
  @ListOf(() => OpenHouse, maxOpenHouses) openHouses!: OpenHouse[];
  /** Person who answers renters. */
  @IsNullable() @IsString() @Length(2, 80) @HasNoContactDetails() contactName?: string | null;
  /** Stored as E.164; visitors see it with `showPhone` only. */
  @IsNullable() @IsPhone() contactPhone?: string | null;
  @IsBoolean() showPhone!: boolean;
  /** Stored in lower case and never public; gets messages of renters once its mailbox agreed (`LeadContact`). */
  @IsNullable() @IsMailAddress() contactEmail?: string | null;
  @IsNullable() @IsIn(contactPreferences) contactPreference?: ContactPreference | null;
}
