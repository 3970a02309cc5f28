import * as content from '@porchlight/contracts/content';
import { contentVersionSeen } from '../content/content-slice.ts';
import { mutationOf, queryOf, type Build } from './endpoint.ts';

/** The calls of content. */
export const contentEndpoints = (build: Build) => ({
  getSiteSettings: queryOf(build, content.getSiteSettings, {
    provides: ['SiteSettings'],
    keptFor: 3600,
    teaches: (answer) => contentVersionSeen(answer.contentVersion),
  }),
  getContentBlocks: queryOf(build, content.getContentBlocks, { isGlobalContent: true, keptFor: 3600 }),
  getFormattedModules: queryOf(build, content.getFormattedModules, { keptFor: 3600 }),
  getPageByAddress: queryOf(build, content.getPageByAddress),
  listPosts: queryOf(build, content.listPosts),
  getPost: queryOf(build, content.getPost),
  listPostCategories: queryOf(build, content.listPostCategories),
  listFaqs: queryOf(build, content.listFaqs),
  sendForm: mutationOf(build, content.sendForm),
});
