import { IsOptional } from 'class-validator';
import { IsListingId, type ListingId } from '../kernel/input/fields.ts';
import { ListOf } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';
import { Entitlement } from './events.ts';
import { maxEntitlementCopies } from './internal-limits.ts';

export class EntitlementCopiesQuery {
  /** Last listing of the page before; absent for the first page. */
  @IsOptional() @IsListingId() after?: ListingId;
}
export class EntitlementCopies {
  /** By listing, at most 1,000; fewer on the last page. */
  @ListOf(() => Entitlement, maxEntitlementCopies) entitlements!: Entitlement[];
}
/** Called by commerce to compare the copies of its entitlements with the truth. */
export const listEntitlementCopies = route({
  service: 'catalog',
  method: 'GET',
  path: '/internal/entitlements',
  access: access.service('commerce'),
  query: EntitlementCopiesQuery,
  response: EntitlementCopies,
  summary: 'List the copies of entitlements with their versions',
});
