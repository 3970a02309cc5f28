import { useLanguage, usePermission } from '@porchlight/client';
import type { OwnListing } from '@porchlight/contracts/catalog';
import type { SpendPreview } from '@porchlight/contracts/commerce';
import { landlordCalls } from '../../../landlord-calls.ts';
import { portalListingsCalls } from '../../../shared/listing-titles/portal-listings-calls.ts';

/** What turning on a listing costs now, in whole credits. */
export interface PublishCosts extends Pick<SpendPreview, 'credits' | 'isIncluded' | 'shortfall'> {
  /** Credits in the wallet. */
  readonly balance: number;
  /** Charged for each further day; undefined while it is unknown. */
  readonly daily: number | undefined;
}

/** Returns what turning on a listing costs; undefined while it is unknown, also to a user without a wallet. */
export function usePublishCosts({ id }: OwnListing): PublishCosts | undefined {
  const lang = useLanguage();
  const skip = !usePermission('viewWallet');
  const costs = portalListingsCalls.useGetListingCostsQuery(
    { params: { id } },
    { skip, refetchOnMountOrArgChange: true },
  );
  const prices = landlordCalls.useGetCreditPricesQuery({ query: { lang } }, { skip });
  if (!costs.data || costs.isError) return undefined;
  const { credits, isIncluded, shortfall } = costs.data.enabling;
  return { credits, isIncluded, shortfall, balance: costs.data.credits, daily: prices.data?.creditPrices.daily };
}
