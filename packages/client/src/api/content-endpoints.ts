import * as content from '@porchlight/contracts/content';
import { contentVersionReceived } from '../content-slice.ts';
import { mutationOf, queryOf, type Build } from './endpoint.ts';

/** Endpoints of the content service. */
export const contentEndpoints = (build: Build) => ({
  getSiteSettings: queryOf(build, content.getSiteSettings, {
    provides: ['SiteSettings'],
    keepUnusedDataFor: 3600,
    toAction: (response) => contentVersionReceived(response.contentVersion),
  }),
  getContentBlocks: queryOf(build, content.getContentBlocks, { isGlobalContent: true, keepUnusedDataFor: 3600 }),
  getFormattedModules: queryOf(build, content.getFormattedModules, { keepUnusedDataFor: 3600 }),
  getPageByAddress: queryOf(build, content.getPageByAddress),
  listPosts: queryOf(build, content.listPosts),
  getPost: queryOf(build, content.getPost),
  listPostCategories: queryOf(build, content.listPostCategories),
  listFaqs: queryOf(build, content.listFaqs),
  sendForm: mutationOf(build, content.sendForm),
});
