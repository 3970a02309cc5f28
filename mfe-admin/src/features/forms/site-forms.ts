import { siteFormResource } from '@porchlight/contracts/content';
import type { AnyRecord, ResourceScreens } from '@porchlight/resource-kit';
import { formsMessages } from './messages/catalog.ts';

/** The forms of the site; one form is chosen by the address: `/admin/forms?form=contact`. */
export const siteForms: ResourceScreens = {
  resource: siteFormResource,
  messages: formsMessages,
  name: 'label',
  paths: { list: '/admin/forms' },
};

/** Record of a form with its fields. */
export type SiteForm = AnyRecord & InstanceType<(typeof siteFormResource)['record']>;
