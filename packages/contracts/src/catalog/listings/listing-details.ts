import { IsBoolean, IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import { IsDay } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { OpenHouse } from '../own-listings/open-house.ts';
import {
  contactPreferences,
  coolingKinds,
  heatingKinds,
  maxOpenHouses,
  smokingRules,
  type ContactPreference,
  type SmokingRule,
} from '../own-listings/own-listing-values.ts';
import { ListingCard } from './listing-card.ts';

/** A card with what a landlord may add to a listing (units and bounds: `HomeFields`). Absent: not answered. */
export class ListingDetails extends ListingCard {
  @IsOptional() @IsBoolean() den?: boolean;
  @IsOptional() @IsInt() sqftMax?: number;
  @IsOptional() @IsInt() floorLevel?: number;
  @IsOptional() @IsInt() storeys?: number;
  @IsOptional() @IsInt() maxOccupants?: number;
  @IsOptional() @IsIn(heatingKinds) heating?: (typeof heatingKinds)[number];
  @IsOptional() @IsIn(coolingKinds) cooling?: (typeof coolingKinds)[number];
  @IsOptional() @IsIn(smokingRules) smoking?: SmokingRule;
  @IsOptional() @IsIn(smokingRules) cannabis?: SmokingRule;
  @IsOptional() @IsInt() parkingSpaces?: number;
  @IsOptional() @IsInt() parkingFee?: number;
  @IsOptional() @IsString({ each: true }) utilitiesTenantPays?: string[];
  @IsOptional() @IsString() petNote?: string;
  @IsOptional() @IsString() virtualTourUrl?: string;
  @IsOptional() @IsString() videoUrl?: string;
  @IsOptional() @IsString() applicationUrl?: string;
  /** Present from its first to its last day only, as are both days. */
  @IsOptional() @IsString() specialOffer?: string;
  @IsOptional() @IsDay() specialOfferStart?: string;
  @IsOptional() @IsDay() specialOfferEnd?: string;
  @IsOptional() @IsString() officeHours?: string;
  @IsOptional() @IsString() viewingNotes?: string;
  @IsOptional() @ListOf(() => OpenHouse, maxOpenHouses) openHouses?: OpenHouse[];
  @IsOptional() @IsString() contactName?: string;
  /** E.164; present only if the landlord shows it. */
  @IsOptional() @IsString() contactPhone?: string;
  /** `call` and `text` are present with `contactPhone` only. */
  @IsOptional() @IsIn(contactPreferences) contactPreference?: ContactPreference;
}
