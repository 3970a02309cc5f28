import { IsBoolean, IsIn, IsInt, IsNumber, IsOptional, IsString, Max, Min } from 'class-validator';
import { access } from '../../kernel/routes/access.ts';
import { LanguageQuery, IsCount } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { route } from '../../kernel/routes/route.ts';
import { currencies, type Currency } from '../../kernel/vocabularies.ts';
import { SearchLocation, locationKinds, LocationSlugParams } from '../listings/listings.ts';
import { Suggestion } from './locations.ts';

/**
 * Minimum number of listings for a figure to be shown, and to be shown without a caveat
 * (docs/rules/rent-trends.md#trend-1-figures-need-at-least-10-listings).
 */
export const minListingsToShow = 10;
export const minListingsForNormalQuality = 30;
/** Reliability of a figure: `normal` from 30 listings, `limited` from 10 to 29, `suppressed` (not shown) below 10. */
export const trendQualities = ['normal', 'limited', 'suppressed'] as const;
export type TrendQuality = (typeof trendQualities)[number];

/** Asking rents of one month for one number of bedrooms; figures are absent if suppressed. */
export class TrendFigures {
  /** 0 is a studio, 4 is four or more. */
  @IsInt() @Min(0) @Max(4) beds!: number;
  /** Number of distinct listings on the market in the month. */
  @IsCount() n!: number;
  @IsOptional() @IsInt() median?: number;
  @IsOptional() @IsInt() p25?: number;
  @IsOptional() @IsInt() p75?: number;
  @IsOptional() @IsInt() avg?: number;
  @IsIn(trendQualities) quality!: TrendQuality;
}
/** Figures of the newest month, from the location itself or from a larger location that substitutes for it. */
export class TrendCell extends TrendFigures {
  /**
   * Change from the month and from the year before, as a fraction (0.021 is 2.1 %). Only between two months with at
   * least 30 listings each.
   */
  @IsOptional() @IsNumber() mom?: number;
  @IsOptional() @IsNumber() yoy?: number;
  /** Rents below and above which 1 % of the listings lie; absent for months and listings without a count of them. */
  @IsOptional() @IsInt() p1?: number;
  @IsOptional() @IsInt() p99?: number;
  /** Larger location that the figures come from, if the location itself has too few listings. */
  @IsOptional() @IsIn(locationKinds) standInKind?: (typeof locationKinds)[number];
  @IsOptional() @IsString() standIn?: string;
  /** Figures of furnished (or partly furnished), or of unfurnished listings only; absent: all listings. */
  @IsOptional() @IsBoolean() furnished?: boolean;
}
export class TrendMonth extends TrendFigures {
  /** YYYY-MM. */
  @IsString() month!: string;
  /** The month is not over; includes listings up to today. */
  @IsOptional() @IsBoolean() soFar?: boolean;
  /** Median of this month and the two before, for locations with fewer than 100 listings. */
  @IsOptional() @IsInt() movingMedian?: number;
}
export class SimilarLocation extends Suggestion {
  /** Median rent of one-bedroom listings in the newest month. */
  @IsOptional() @IsInt() median?: number;
}
/** Rents of rooms in shared homes, which no other figure counts. A room has one bed. */
export class RoomTrends {
  @Nested(() => TrendCell) cell!: TrendCell;
  @ListOf(() => TrendMonth) series!: TrendMonth[];
}
export class RentTrends {
  @Nested(() => SearchLocation) area!: SearchLocation;
  /** Day of the last refresh, YYYY-MM-DD. */
  @IsString() asOf!: string;
  /** Currency of all figures; rents are whole units per month. */
  @IsIn(currencies) currency!: Currency;
  @ListOf(() => TrendCell) cells!: TrendCell[];
  /** Up to 24 months for each number of bedrooms, oldest first, of the location that the cell's figures come from. */
  @ListOf(() => TrendMonth) series!: TrendMonth[];
  /** Cells of furnished and of unfurnished listings of the location itself; only those with figures. */
  @ListOf(() => TrendCell) byFurnishing!: TrendCell[];
  /** Absent if there are too few rooms in the location and around it. */
  @IsOptional() @Nested(() => RoomTrends) rooms?: RoomTrends;
  @ListOf(() => SimilarLocation) similarAreas!: SimilarLocation[];
  /** Description of the method in the language of the request. */
  @IsString() method!: string;
}

/**
 * GET listings/rent-trends/{a}/{b}: asking rents of the last 24 months in a city or metro area. Source: catalog's
 * monthly cells.
 */
export const getRentTrends = route({
  service: 'catalog',
  method: 'GET',
  path: '/listings/rent-trends/:a/:b',
  access: access.anyone,
  params: LocationSlugParams,
  query: LanguageQuery,
  response: RentTrends,
  caching: { shared: 300, etag: true },
  errors: ['place-not-found'],
  summary: 'Get the rent trends of a city or metro area',
});
