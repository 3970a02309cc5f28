import { api, queryOf } from '@porchlight/client';
import {
  createPagePreview,
  discardPageDraft,
  listPlaceableBlocks,
  renewPageLock,
  savePageDraft,
  takeOverPageLock,
} from '@porchlight/contracts/content';
import { lifeCallsOf } from '../../shared/content-life/life-calls.ts';

/** Calls of the form of a page. */
export const pagesCalls = api.injectEndpoints({
  endpoints: (build) => ({ listPlaceableBlocks: queryOf(build, listPlaceableBlocks) }),
});
/** Calls of the drafts, the edit locks and the preview links of pages. */
export const pageLifeCalls = lifeCallsOf({
  label: 'pages',
  drafts: { save: savePageDraft, discard: discardPageDraft },
  lock: { renew: renewPageLock, takeOver: takeOverPageLock },
  createPreview: createPagePreview,
});
