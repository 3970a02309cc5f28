import { IsBoolean, IsIn } from 'class-validator';
import { Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { LanguageQuery } from '../../kernel/input/fields.ts';
import { route } from '../../kernel/routes/route.ts';
import { listingStates, type ListingState } from '../../kernel/vocabularies.ts';
import { ListingIdParams } from '../favourites/favourites.ts';
import { Listing } from './listing-page.ts';

/** Answers that a listing may lack before it is published. */
export const previewGaps = [
  'title',
  'photos',
  'deposit',
  'fees',
  'leaseTerm',
  'description',
  'furnished',
  'laundry',
  'parkingType',
  'petPolicies',
] as const;
export type PreviewGap = (typeof previewGaps)[number];

/** A listing as its page will show it to visitors, before it is public or after. */
export class ListingPreview {
  /** What is in `unanswered` is empty here: a text or a list without content, and `no` for `furnished`. */
  @Nested(() => Listing) listing!: Listing;
  @IsIn(listingStates) status!: ListingState;
  /** Visitors find the same page at the address of the listing. */
  @IsBoolean() isPublic!: boolean;
  @IsIn(previewGaps, { each: true }) unanswered!: PreviewGap[];
}

// Not cached anywhere: without `caching` the response is `private, no-store`.
const preview = {
  service: 'catalog',
  method: 'GET',
  params: ListingIdParams,
  query: LanguageQuery,
  response: ListingPreview,
  errors: ['listing-not-found'],
} as const;
/** 404 for an unknown listing, a deleted or merged one, and another landlord's. */
export const previewOwnListing = route({
  ...preview,
  path: '/elandlord/listings/:id/preview',
  access: access.role('landlord', 'viewPortalListings'),
  summary: "Get one of the caller's listings in any state as visitors will see it",
});
/** 404 for an unknown listing, and a deleted or merged one. */
export const previewListing = route({
  ...preview,
  path: '/support/listings/:id/preview',
  access: access.permission('showListings'),
  summary: 'Get a listing of any landlord in any state as visitors will see it',
});
