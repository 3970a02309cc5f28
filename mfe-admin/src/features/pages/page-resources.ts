import { pageTypeResource } from '@porchlight/contracts/content';
import type { ResourceScreens } from '@porchlight/resource-kit';
import { pagesMessages as messages } from './messages/catalog.ts';

/** Page types with the paths of their screens. */
export const pageTypes: ResourceScreens = {
  resource: pageTypeResource,
  messages,
  name: 'label',
  paths: { list: '/admin/pages/types', create: '/admin/pages/types/create', edit: '/admin/pages/types/:id/edit' },
};
