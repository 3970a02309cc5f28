import { IsBoolean, IsIn, IsInt, IsISO8601, IsNumber, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { IsDay, IsListingId, type ListingId } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { IsNullable } from '../../kernel/input/nullable.ts';
import {
  accessibilityFeatures,
  amenities,
  currencies,
  documentKinds,
  furnishings,
  laundryKinds,
  leaseTerms,
  listingStates,
  newcomerBenefits,
  parkingTypes,
  petPolicies,
  rentalTypes,
  utilities,
  type Currency,
  type ListingState,
  type RentalType,
} from '../../kernel/vocabularies.ts';
import { Fee, PriceChange } from '../listings/listing-page.ts';
import { AreSomeOf, IsFrom } from './field-rules.ts';
import { HomeFields } from './home-fields.ts';
import { HasNoContactDetails, IsNotInCapitals } from './listing-text.ts';
import {
  checklistItems,
  feeRequirements,
  feeTimings,
  feeTypes,
  listingDescriptionLength,
  listingKinds,
  listingTitleLength,
  maxFees,
  maxListingChanges,
  rentFrequencies,
  spokenLanguages,
  type ChecklistItem,
  type RentFrequency,
} from './own-listing-values.ts';
import { OwnPhoto } from './photo-uploads.ts';

/** A fee besides the rent; `amount` in whole units of the listing's currency. */
export class FeeInput {
  @IsIn(feeTypes) type!: (typeof feeTypes)[number];
  @IsString() @Length(1, 60) @HasNoContactDetails() name!: string;
  @IsFrom(0, 9_999) @IsInt() amount!: number;
  @IsIn(feeTimings) timing!: (typeof feeTimings)[number];
  @IsIn(feeRequirements) requirement!: (typeof feeRequirements)[number];
  @IsBoolean() refundable!: boolean;
}

/**
 * The fields of a listing that its landlord edits, as stored: imported ones may exceed the bounds of the form. In a
 * draft the texts may be empty, and what its landlord has not answered is absent.
 */
export class ListingFields extends HomeFields {
  @IsString() title!: string;
  /** Plain text. */
  @IsString() description!: string;
  /** Language of title and description. */
  @IsIn(['en', 'fr']) lang!: 'en' | 'fr';
  @IsIn(rentalTypes) rentalType!: RentalType;
  @IsIn(listingKinds) listingKind!: (typeof listingKinds)[number];
  @IsNullable() @IsString() unitNumber?: string | null;
  /** Visitors see neither street nor unit, and a point within about 250 m. */
  @IsBoolean() hideExactAddress!: boolean;
  /** 0 is a studio. */
  @IsInt() beds!: number;
  @IsInt() bathsFull!: number;
  @IsInt() bathsHalf!: number;
  /** Square feet. */
  @IsNullable() @IsInt() sqft?: number | null;
  @IsNullable() @IsInt() yearBuilt?: number | null;
  /** Whole units of the listing's currency per `rentFrequency`. */
  @IsInt() rent!: number;
  /** Highest rent of a range. */
  @IsNullable() @IsInt() rentMax?: number | null;
  @IsIn(rentFrequencies) rentFrequency!: RentFrequency;
  /** Whole units; 0 is none. */
  @IsNullable() @IsInt() deposit?: number | null;
  @IsNullable() @IsString() depositNote?: string | null;
  @IsOptional() @ListOf(() => Fee, maxFees) fees?: Fee[];
  @IsDay() availableDate!: string;
  @IsOptional() @IsIn(leaseTerms) leaseTerm?: (typeof leaseTerms)[number];
  @IsNullable() @IsInt() leaseMinMonths?: number | null;
  @IsNullable() @IsInt() leaseMaxMonths?: number | null;
  @IsOptional() @IsIn(furnishings) furnished?: (typeof furnishings)[number];
  @AreSomeOf(petPolicies) petPolicies!: (typeof petPolicies)[number][];
  /** Included in the rent. */
  @AreSomeOf(utilities) utilities!: (typeof utilities)[number][];
  @AreSomeOf(amenities) amenities!: (typeof amenities)[number][];
  @IsOptional() @IsIn(parkingTypes) parkingType?: (typeof parkingTypes)[number];
  @IsOptional() @IsIn(laundryKinds) laundry?: (typeof laundryKinds)[number];
  @AreSomeOf(accessibilityFeatures) accessibility!: (typeof accessibilityFeatures)[number][];
  @AreSomeOf(newcomerBenefits) newcomer!: (typeof newcomerBenefits)[number][];
  @AreSomeOf(spokenLanguages) languagesSpoken!: (typeof spokenLanguages)[number][];
  @AreSomeOf(documentKinds) documentsAccepted!: (typeof documentKinds)[number][];
  /** The landlord declared to choose a renter without discrimination. */
  @IsBoolean() declaresFairHousing!: boolean;
}
/** The same fields as a landlord may enter them in a draft, whose texts may be short. */
export class ListingDraft extends ListingFields {
  @MaxLength(listingTitleLength.max) @IsNotInCapitals() @HasNoContactDetails() declare title: string;
  @MaxLength(listingDescriptionLength.max) @HasNoContactDetails() declare description: string;
  @MaxLength(25) declare unitNumber?: string | null;
  @IsFrom(0, 10) declare beds: number;
  @IsFrom(0, 10) declare bathsFull: number;
  @IsFrom(0, 5) declare bathsHalf: number;
  @IsFrom(50, 20_000) declare sqft?: number | null;
  @IsFrom(1_800, 2_100) declare yearBuilt?: number | null;
  @IsFrom(100, 50_000) declare rent: number;
  @IsFrom(100, 50_000) declare rentMax?: number | null;
  @IsFrom(0, 50_000) declare deposit?: number | null;
  @MaxLength(200) @HasNoContactDetails() declare depositNote?: string | null;
  @ListOf(() => FeeInput, maxFees) declare fees?: FeeInput[];
  @IsFrom(0, 36) declare leaseMinMonths?: number | null;
  @IsFrom(0, 36) declare leaseMaxMonths?: number | null;
}
/** The same fields in a listing that was published (docs/rules/listings.md#list-3-listing-fields-have-fixed-bounds). */
export class ListingInput extends ListingDraft {
  @Length(listingTitleLength.min, listingTitleLength.max) declare title: string;
  @Length(listingDescriptionLength.min, listingDescriptionLength.max) declare description: string;
}

/** What one saved change of a listing changed. */
export class ListingChange {
  @IsISO8601() at!: string;
  /** Names of the changed fields, as in `ListingInput`. */
  @IsString({ each: true }) fields!: string[];
}
/** A listing as its landlord edits it. Fields without a value are absent. */
export class OwnListing extends ListingFields {
  @IsListingId() id!: ListingId;
  /** Incremented by every change; sent back with the next one. */
  @IsInt() version!: number;
  @IsIn(listingStates) status!: ListingState;
  /** Public: turned on and active. */
  @IsBoolean() isLive!: boolean;
  @IsBoolean() isFeatured!: boolean;
  /** Path of the listing page without language prefix; absent while the listing is not public. */
  @IsOptional() @IsString() url?: string;
  @IsIn(currencies) currency!: Currency;
  @IsString() street!: string;
  @IsString() postalCode!: string;
  @IsString() city!: string;
  /** Slugs of the city: `ontario/toronto`. */
  @IsString() cityPath!: string;
  /** Two-letter code. */
  @IsString() province!: string;
  /** Coordinates of the home, also where visitors see an approximate point. */
  @IsNumber() latitude!: number;
  @IsNumber() longitude!: number;
  /** The landlord placed the point on the map. */
  @IsBoolean() isPinConfirmed!: boolean;
  @ListOf(() => OwnPhoto) photos!: OwnPhoto[];
  /** Median monthly rent of nearby listings with as many bedrooms; absent if there are too few. */
  @IsOptional() @IsInt() areaMedian?: number;
  @ListOf(() => PriceChange) priceHistory!: PriceChange[];
  /** Newest first. */
  @ListOf(() => ListingChange, maxListingChanges) changes!: ListingChange[];
  @IsISO8601() updatedAt!: string;
  /** When a public listing expires unless it is confirmed; of an expired one, when it did. Absent in other states. */
  @IsOptional() @IsISO8601() expiresAt?: string;
  /** IANA time zone at the home. */
  @IsString() timeZone!: string;
  /** When a scheduled listing is published; absent in other states. */
  @IsOptional() @IsISO8601() publishAt?: string;
  /** What is missing before it can be published; absent once it was. */
  @IsOptional() @IsIn(checklistItems, { each: true }) missing?: ChecklistItem[];
  /** Reason of support, of the states `changes_requested` and `rejected`. */
  @IsOptional() @IsString() reviewReason?: string;
  /** Feed that changes the fields that no person edited; absent for a listing without one, and once it is removed. */
  @IsOptional() @IsString() feedName?: string;
}
export class OwnListingResponse {
  @Nested(() => OwnListing) listing!: OwnListing;
}
