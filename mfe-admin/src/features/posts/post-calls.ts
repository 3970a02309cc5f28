import { api, queryOf } from '@porchlight/client';
import {
  createPostPreview,
  discardPostDraft,
  getPostPreview,
  renewPostLock,
  savePostDraft,
  takeOverPostLock,
} from '@porchlight/contracts/content';
import { lifeCallsOf } from '../../shared/content-life/life-calls.ts';

/** Calls of the drafts, the edit locks and the preview links of posts. */
export const postLifeCalls = lifeCallsOf({
  label: 'posts',
  drafts: { save: savePostDraft, discard: discardPostDraft },
  lock: { renew: renewPostLock, takeOver: takeOverPostLock },
  createPreview: createPostPreview,
});
/** Calls of the preview of a post. */
export const postPreviewCalls = api.injectEndpoints({
  endpoints: (build) => ({ getPostPreview: queryOf(build, getPostPreview, { keepUnusedDataFor: 0 }) }),
});
