import { IsBoolean, IsObject, IsString } from 'class-validator';
import type { Permalinks } from '../kernel/addresses/permalinks.ts';
import { Nested } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';

export class SitePermalinks {
  /** First segment of the public addresses by kind of page. */
  @IsObject() chosen!: Permalinks;
  /** Kind of page by segment that was replaced; its addresses redirect. */
  @IsObject() former!: Record<string, string>;
}
/** Operator of the site, as mails must name it, and what its modules and permalinks require of other services. */
export class SiteFactsResponse {
  @IsString() siteName!: string;
  @IsString() company!: string;
  @IsString() address!: string;
  @IsString() email!: string;
  /** Setting `security.staffTotp`: staff must set up two-factor authentication before they can do anything else. */
  @IsBoolean() staffTotp!: boolean;
  /** Setting `listings.reviewAll`: support decides about every listing before it is public. */
  @IsBoolean() reviewsAllListings!: boolean;
  /** Module `rentTrends`: the site shows rent trends. */
  @IsBoolean() showsRentTrends!: boolean;
  /** Setting `rentTrends.showSeries`: rent trends show the months before the newest one. */
  @IsBoolean() showsRentSeries!: boolean;
  @Nested(() => SitePermalinks) permalinks!: SitePermalinks;
}
/**
 * Called by accounts to sign mails, and to know whether staff need two-factor authentication; by catalog, to know which
 * listings need a review and whether it shows rent trends; by the gateway, to read and write addresses with the
 * permalinks of the site.
 */
export const showSiteFacts = route({
  service: 'content',
  method: 'GET',
  path: '/internal/site-facts',
  access: access.service('accounts', 'catalog', 'gateway'),
  response: SiteFactsResponse,
  summary: 'Get the site operator’s name, company and addresses, and the requirements for staff and listings',
});
