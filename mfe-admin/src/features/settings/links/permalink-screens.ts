import { permalinkResource } from '@porchlight/contracts/content';
import type { ResourceScreens } from '@porchlight/resource-kit';
import { linksMessages } from './messages/catalog.ts';

/** Screens of the permalinks: one tab of the site settings. */
export const permalinks: ResourceScreens = {
  resource: permalinkResource,
  messages: linksMessages,
  name: 'segment',
  paths: { list: '/admin/settings?tab=links' },
};
