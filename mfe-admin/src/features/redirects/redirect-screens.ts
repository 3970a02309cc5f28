import { redirectResource } from '@porchlight/contracts/content';
import type { ResourceScreens } from '@porchlight/resource-kit';
import { redirectsMessages as messages } from './messages/catalog.ts';

/** Redirects with the paths of their screens. */
export const redirects: ResourceScreens = {
  resource: redirectResource,
  messages,
  name: 'fromAddress',
  paths: { list: '/admin/redirects', create: '/admin/redirects/create', edit: '/admin/redirects/:id' },
};
