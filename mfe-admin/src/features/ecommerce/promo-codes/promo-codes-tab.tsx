import { CreateButton, ResourceListContent } from '@porchlight/resource-kit';
import { promoCodes } from '../offers/offer-screens.ts';
import type { TabProps } from '../tab-props.ts';

/** List of the promo codes. */
export const PromoCodesTab = ({ tabs }: TabProps) => <ResourceListContent screens={promoCodes} {...tabs} />;
export const NewPromoCode = () => <CreateButton screens={promoCodes} />;
