import { listingRefundDays, type ListingRefundScope } from '@porchlight/contracts';
import { businessDateSql } from '../business-date.ts';

/** Kinds of the charges of each scope. */
export const refundedKinds: Readonly<Record<ListingRefundScope, readonly string[]>> = {
  activation: ['activation', 'featured-activation'],
  month: ['activation', 'featured-activation', 'daily', 'featured-daily'],
};

/** Charges of the listing $1 whose credits can be returned. */
export const refundableSql = `
  from listing_charge charge
  where charge.listing_id = $1 and charge.business_date > ${businessDateSql} - ${listingRefundDays}
    and charge.credits > 0 and not exists (
      select from refunded_charge returned where returned.listing_id = charge.listing_id
        and returned.business_date = charge.business_date and returned.kind = charge.kind)`;
