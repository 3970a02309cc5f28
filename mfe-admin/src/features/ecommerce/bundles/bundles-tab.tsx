import { CreateButton, ResourceListContent } from '@porchlight/resource-kit';
import { bundles } from '../offers/offer-screens.ts';
import type { TabProps } from '../tab-props.ts';

/** List of the credit bundles. */
export const BundlesTab = ({ tabs }: TabProps) => <ResourceListContent screens={bundles} {...tabs} />;
export const NewBundle = () => <CreateButton screens={bundles} />;
