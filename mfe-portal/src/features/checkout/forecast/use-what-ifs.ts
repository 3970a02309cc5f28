import type { PortalListing } from '@porchlight/contracts/catalog';
import type { ListingCosts, SpendPreview } from '@porchlight/contracts/commerce';
import { portalListingsCalls } from '../../../shared/listing-titles/portal-listings-calls.ts';

/** A change of a listing that a landlord may plan, with what it costs. */
export interface WhatIf {
  readonly change: 'enable' | 'feature';
  readonly title: string;
  readonly costs: Pick<SpendPreview, 'credits' | 'dailyCreditUsage'>;
}

/** Returns what turning on the first listing that is off and featuring the first live one would cost. */
export function useWhatIfs(): readonly WhatIf[] {
  const { data } = portalListingsCalls.useListPortalListingsQuery({ query: { page: 1 } });
  const off = data?.listings.find(({ status, isLive }) => status === 'active' && !isLive);
  const plain = data?.listings.find(({ isLive, isFeatured }) => isLive && !isFeatured);
  const [enabling, featuring] = [useCosts(off), useCosts(plain)];
  return [
    ...(off && enabling && !enabling.enabled
      ? [{ change: 'enable' as const, title: off.title, costs: enabling.enabling }]
      : []),
    ...(plain && featuring?.enabled && !featuring.featured
      ? [{ change: 'feature' as const, title: plain.title, costs: featuring.featuring }]
      : []),
  ];
}

const useCosts = (listing: PortalListing | undefined): ListingCosts | undefined =>
  portalListingsCalls.useGetListingCostsQuery({ params: { id: listing?.id ?? '' } }, { skip: !listing }).data;
