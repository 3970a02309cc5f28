import { IsBoolean, IsIn, IsInt, IsNumber, IsOptional, IsString } from 'class-validator';
import { access } from '../kernel/access.ts';
import { InLanguage } from '../kernel/fields.ts';
import { ListOf, Nested } from '../kernel/nested.ts';
import { route } from '../kernel/route.ts';
import { ListingIdParams } from './favourites.ts';
import { cardOrGone, ListingCard, Photo, UnavailableListing } from './listing-card.ts';

export class ListingQuery extends InLanguage {
  @IsOptional() @IsBoolean() includeSharedLocationListings?: boolean;
}
/** What a landlord charges beside the rent; `amount` in whole units of the home's currency. */
export class Fee {
  @IsString() type!: string;
  @IsString() name!: string;
  @IsInt() amount!: number;
  @IsIn(['atApplication', 'moveIn', 'monthly', 'moveOut']) timing!: string;
  @IsIn(['mandatory', 'optional', 'situational']) requirement!: string;
  @IsBoolean() refundable!: boolean;
}
/** Who offers the home, as far as visitors may know. */
export class ListingCompany {
  @IsString() id!: string;
  @IsString() name!: string;
  @IsBoolean() verified!: boolean;
  /** Median hours to a first reply, only when known from five or more. */
  @IsOptional() @IsNumber() replyHours?: number;
  @IsString({ each: true }) languages!: string[];
}
export class PriceChange {
  @IsString() at!: string;
  @IsInt() old!: number;
  @IsInt() new!: number;
}
/** The whole public face of a home (decisions 5.5): every public field, never a hidden street or a contact's address. */
export class Listing extends ListingCard {
  @IsString() slug!: string;
  /** Slugs of its province and city, for breadcrumbs and the address. */
  @IsString() provinceSlug!: string;
  @IsString() citySlug!: string;
  @IsString() provinceName!: string;
  @IsString() description!: string;
  /** Language that the landlord wrote in: `en` or `fr`. */
  @IsString() descriptionLang!: string;
  @IsString() listingKind!: string;
  @IsBoolean() hideExactAddress!: boolean;
  @IsOptional() @IsString() postalCode?: string;
  @IsInt() bathsFull!: number;
  @IsInt() bathsHalf!: number;
  @IsOptional() @IsInt() deposit?: number;
  @IsOptional() @IsString() depositNote?: string;
  @ListOf(() => Fee, 12) fees!: Fee[];
  /** Rent and mandatory monthly fees. */
  @IsInt() totalMonthlyCost!: number;
  @IsString() leaseTerm!: string;
  @IsOptional() @IsInt() leaseMinMonths?: number;
  @IsOptional() @IsInt() leaseMaxMonths?: number;
  @IsString() parkingType!: string;
  @IsString() laundry!: string;
  @IsString({ each: true }) accessibility!: string[];
  @IsString({ each: true }) languagesSpoken!: string[];
  @IsString({ each: true }) documentsAccepted!: string[];
  @IsOptional() @IsInt() yearBuilt?: number;
  @IsString() refreshedAt!: string;
  @Nested(() => ListingCompany) company!: ListingCompany;
  @ListOf(() => PriceChange) priceHistory!: PriceChange[];
}
/** `listing` is the whole home, or `{id, title, city, unavailable}` for 30 days after it is gone, with `similar` beside it. */
export class ListingAnswer {
  @Nested(cardOrGone(() => Listing)) listing!: Listing | UnavailableListing;
  @IsOptional() @ListOf(() => ListingCard) sharedLocationListings?: ListingCard[];
  @IsOptional() @ListOf(() => ListingCard) similar?: ListingCard[];
}
export class PhotosAnswer {
  @ListOf(() => Photo) photos!: Photo[];
}
export class PhotoFileParams {
  @IsString() file!: string;
}

/** 404 unknown, 410 `gone` for a home gone over 30 days, suspended or removed. A merged home answers as the one it was merged into. */
export const getListing = route({
  service: 'catalog',
  method: 'GET',
  path: '/listing/:id',
  access: access.anyone,
  params: ListingIdParams,
  query: ListingQuery,
  answer: ListingAnswer,
  caching: { shared: 60, etag: true },
  errors: ['listing-not-found', 'gone'],
  summary: 'One home',
});
export const getListingPhotos = route({
  service: 'catalog',
  method: 'GET',
  path: '/listing/:id/photos',
  access: access.anyone,
  params: ListingIdParams,
  query: InLanguage,
  answer: PhotosAnswer,
  caching: { shared: 60, etag: true },
  errors: ['listing-not-found', 'gone'],
  summary: 'All pictures of one home',
});
