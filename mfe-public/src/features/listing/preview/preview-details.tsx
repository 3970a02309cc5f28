import { api, useLanguage } from '@porchlight/client';
import type { ListingPreview } from '@porchlight/contracts/catalog';
import { addressLine } from '@porchlight/listing-ui';
import { classNames } from '@porchlight/ui';
import site from '../../../shared/page/page.module.css';
import { blockContents } from '../../../shared/responses/content-blocks.ts';
import { AreaRents } from '../costs/area-rents.tsx';
import { monthlyCost } from '../costs/monthly-cost.ts';
import { MonthlyCostTable } from '../costs/monthly-cost-table.tsx';
import { DeferredHomeDetails } from '../details/deferred-home-details.tsx';
import { listingArgs } from '../listing-page.ts';
import { Description, Features } from '../listing-sections.tsx';
import { ListingFacts, ListingTitle } from '../listing-title.tsx';
import css from '../listing.module.css';
import { ListingLocation } from '../location/listing-location.tsx';
import { NewcomerInfo } from '../newcomer-info.tsx';
import { PhotoGallery } from '../photos/gallery.tsx';
import { PreviewBar, Unanswered, type BackLink } from './preview-bar.tsx';
import { PreviewContact } from './preview-contact.tsx';

interface Props {
  readonly preview: ListingPreview;
  readonly back: BackLink;
}
/**
 * The page of a listing as renters will see it, without what reaches others: no view is counted, no message sent, and
 * nothing saved or shared.
 */
export function PreviewDetails({ preview, back }: Props) {
  const { listing, unanswered } = preview;
  const { data } = api.useGetContentBlocksQuery(listingArgs.blocks({ province: listing.provinceSlug }, useLanguage()));
  const region = listing.currency === 'USD' ? 'united-states' : listing.provinceSlug;
  const costs = blockContents(data, `usual-costs.${region}`);
  const cost = monthlyCost(listing, costs);
  return (
    <div className={classNames(site.page, css.page)}>
      <PreviewBar preview={preview} back={back} />
      <PhotoGallery photos={listing.photos} name={addressLine(listing)} back={back.url} />
      <div className={css.two}>
        <div>
          <ListingTitle listing={listing} />
          <ListingFacts listing={listing} />
          <NewcomerInfo listing={listing} rules={blockContents(data, `rental-rules.${region}`)} />
          <MonthlyCostTable listing={listing} cost={cost} block={costs} />
          <Unanswered gaps={unanswered} of={['fees', 'deposit']} />
          <Unanswered gaps={unanswered} of={['leaseTerm', 'description']} />
          <Description listing={listing} />
          <Features listing={listing} />
          <Unanswered gaps={unanswered} of={['furnished', 'laundry', 'parkingType', 'petPolicies']} />
          <DeferredHomeDetails listing={listing} />
          <ListingLocation listing={listing} />
          <AreaRents listing={listing} />
        </div>
        <PreviewContact listing={listing} cost={cost} />
      </div>
    </div>
  );
}
