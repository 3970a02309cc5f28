import { IsBoolean, IsIn, IsInt, IsNumber, IsOptional, IsString, Max, Min } from 'class-validator';
import { access } from '../kernel/access.ts';
import { InLanguage, IsCount } from '../kernel/fields.ts';
import { ListOf, Nested } from '../kernel/nested.ts';
import { route } from '../kernel/route.ts';
import { currencies, type Currency } from '../kernel/vocabularies.ts';
import { Area, areaKinds, PlaceParams } from './listings.ts';
import { Suggestion } from './locations.ts';

/** Homes that a figure must come from to be shown at all, and to be shown without reserve (decisions 5.9). */
export const leastShown = 10;
export const leastSure = 30;
/** How far a figure can be trusted: 30 homes or more, 10 to 29, fewer than 10 (no figure is shown). */
export const trendQualities = ['normal', 'limited', 'suppressed'] as const;
export type TrendQuality = (typeof trendQualities)[number];

/** Rents asked in one month for homes of so many bedrooms; figures are absent when suppressed. */
export class TrendFigures {
  /** 0 is a studio, 4 is four or more. */
  @IsInt() @Min(0) @Max(4) beds!: number;
  /** Distinct homes that were on the market in the month. */
  @IsCount() n!: number;
  @IsOptional() @IsInt() median?: number;
  @IsOptional() @IsInt() p25?: number;
  @IsOptional() @IsInt() p75?: number;
  @IsOptional() @IsInt() avg?: number;
  @IsIn(trendQualities) quality!: TrendQuality;
}
/** The newest month; the place's own figures, or those of the larger place that stands in for it. */
export class TrendCell extends TrendFigures {
  /** Change against the month and the year before, as a share (0.021 is 2.1 %); only between two months of 30 homes or more. */
  @IsOptional() @IsNumber() mom?: number;
  @IsOptional() @IsNumber() yoy?: number;
  /** The larger place whose figures these are, when the place itself has too few homes. */
  @IsOptional() @IsIn(areaKinds) standInKind?: (typeof areaKinds)[number];
  @IsOptional() @IsString() standIn?: string;
  /** Split by furnishing, when there are homes enough; absent: all homes. */
  @IsOptional() @IsBoolean() furnished?: boolean;
}
export class TrendMonth extends TrendFigures {
  /** YYYY-MM. */
  @IsString() month!: string;
  /** The month is not over: homes up to today. */
  @IsOptional() @IsBoolean() soFar?: boolean;
  /** The median of this and the two months before, for places of fewer than 100 homes. */
  @IsOptional() @IsInt() movingMedian?: number;
}
export class SimilarArea extends Suggestion {
  /** Median of homes with one bedroom in its newest month. */
  @IsOptional() @IsInt() median?: number;
}
export class RentTrends {
  @Nested(() => Area) area!: Area;
  /** YYYY-MM-DD of the last refresh. */
  @IsString() asOf!: string;
  /** Of all figures; rents are whole units a month. */
  @IsIn(currencies) currency!: Currency;
  @ListOf(() => TrendCell) cells!: TrendCell[];
  /** Up to 24 months for each number of bedrooms, oldest first; of the place that its cell speaks for. */
  @ListOf(() => TrendMonth) series!: TrendMonth[];
  @ListOf(() => SimilarArea) similarAreas!: SimilarArea[];
  /** How the figures are made, in the language of the call. */
  @IsString() method!: string;
}

/** GET listings/rent-trends/{a}/{b}: 24 months of asked rents in a city or metro area. Source: catalog's monthly cells. */
export const getRentTrends = route({
  service: 'catalog',
  method: 'GET',
  path: '/listings/rent-trends/:a/:b',
  access: access.anyone,
  params: PlaceParams,
  query: InLanguage,
  answer: RentTrends,
  caching: { shared: 300, etag: true },
  errors: ['place-not-found'],
  summary: 'How rents went in a city or metro area',
});
