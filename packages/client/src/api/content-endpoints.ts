import * as content from '@porchlight/contracts/content';
import { formatMessage } from '@porchlight/messages';
import { contentVersionReceived } from '../content-slice.ts';
import { clientMessages } from '../messages/catalog.ts';
import { flash } from '../notices/flash.ts';
import { queryOf, type Build } from './endpoint.ts';

/** Endpoints of the content service. */
export const contentEndpoints = (build: Build) => ({
  getSiteSettings: queryOf(build, content.getSiteSettings, {
    provides: ['SiteSettings'],
    keepUnusedDataFor: 3600,
    toAction: (response) => contentVersionReceived(response.contentVersion),
    failureToAction: ({ message }) => flash({ type: 'error', text: message }),
  }),
  getOwnMenus: queryOf(build, content.getOwnMenus, { provides: ['Session', 'SiteSettings'] }),
  getContentBlocks: queryOf(build, content.getContentBlocks, {
    provides: ['SiteSettings'],
    isGlobalContent: true,
    keepUnusedDataFor: 3600,
    failureToAction: ({ message }, { page }) =>
      flash({ type: 'error', text: formatMessage(clientMessages, page.language, 'blocksFailed', { reason: message }) }),
  }),
  getFormattedModules: queryOf(build, content.getFormattedModules, { keepUnusedDataFor: 3600 }),
  listPosts: queryOf(build, content.listPosts),
});
