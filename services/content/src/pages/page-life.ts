import {
  createPagePreview,
  discardPageDraft,
  pageResource,
  releasePageLock,
  renewPageLock,
  savePageDraft,
  takeOverPageLock,
} from '@porchlight/contracts/content';
import { lifeController } from '../content-life/life-controller.ts';
import { Page } from './page.entity.ts';

/** Pages, which have drafts, previews and edit locks. */
export const pages = { resource: pageResource, entity: Page };

/** Drafts, preview links and edit locks of pages. */
export const PageLifeController = lifeController(pages, {
  saveDraft: savePageDraft,
  discardDraft: discardPageDraft,
  createPreview: createPagePreview,
  renewLock: renewPageLock,
  takeOverLock: takeOverPageLock,
  releaseLock: releasePageLock,
});
