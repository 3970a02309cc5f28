import { IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { applyAll } from '../kernel/compose.ts';
import { InLanguage } from '../kernel/fields.ts';
import type { Sort } from '../kernel/vocabularies.ts';
import { filterFacts, mendFilters, type FilterFact, type FilterKey } from './filter-facts.ts';

/** The rules of one kind of wish; what each key takes stands in `filterFacts`, which browsers read too. */
const rulesOf: { readonly [K in FilterFact['kind']]: (fact: Extract<FilterFact, { kind: K }>) => PropertyDecorator[] } =
  {
    some: ({ of }) => [IsIn(of, { each: true })],
    one: ({ of }) => [IsIn(of)],
    amount: ({ most }) => [Max(most), Min(0), IsInt()],
    text: ({ most }) => [MaxLength(most), IsString()],
    day: ({ most }) => [MaxLength(most), Matches(/^\d{4}-\d{2}-\d{2}$/), IsISO8601({ strict: true })],
  };
/** A wish of a search: read by what its key takes. */
const Wish = (): PropertyDecorator => (target, key) => {
  const fact: FilterFact = filterFacts[key as FilterKey];
  applyAll(...(rulesOf[fact.kind] as (fact: FilterFact) => PropertyDecorator[])(fact), IsOptional())(target, key);
};

/** The address keys of a search (decisions 5.7), as they stand in the address of a page and in the query of a call. */
export class ListingFilters extends InLanguage {
  /** 0-3 exact, 4 is 4 or more; any may hold. */
  @Wish() beds?: number[];
  /** 1-2.5 exact, 3 is 3 or more; any may hold. */
  @Wish() baths?: number[];
  /** Whole currency units a month. */
  @Wish() minrate?: number;
  @Wish() maxrate?: number;
  /** All must hold. */
  @Wish() amenities?: string[];
  /** All must be included in the rent. */
  @Wish() utilities?: string[];
  /** Any may hold. */
  @Wish() rentaltypes?: string[];
  @Wish() petpolicies?: string[];
  @Wish() furnished?: string[];
  @Wish() keyword?: string;
  /** `neLat,neLng,swLat,swLng` in degrees; read by `boundsOf`. */
  @Wish() bounds?: string;
  @Wish() minsqft?: number;
  @Wish() maxsqft?: number;
  /** YYYY-MM-DD: available on or before. */
  @Wish() movein?: string;
  @Wish() lease?: string[];
  @Wish() parking?: string[];
  @Wish() laundry?: string[];
  /** All must hold. */
  @Wish() accessibility?: string[];
  /** All must hold. */
  @Wish() newcomer?: string[];
  /** The lasso: an encoded polyline of precision 5, at most 100 points. */
  @Wish() area?: string;
  @Wish() sort?: Sort;

  static mend(read: ListingFilters): void {
    mendFilters(read);
  }
}
