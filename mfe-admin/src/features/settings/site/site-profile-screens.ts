import { siteProfileResource } from '@porchlight/contracts/content';
import type { ResourceScreens } from '@porchlight/resource-kit';
import { siteMessages } from './messages/catalog.ts';

/** Screens of the site profile: one tab of the site settings. */
export const siteProfile: ResourceScreens = {
  resource: siteProfileResource,
  messages: siteMessages,
  name: 'siteName',
  paths: { list: '/admin/settings?tab=site' },
};
