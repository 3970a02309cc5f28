import { api, mutationOf, queryOf } from '@porchlight/client';
import {
  createPostPreview,
  discardPostDraft,
  getPostPreview,
  releasePostLock,
  renewPostLock,
  savePostDraft,
  takeOverPostLock,
} from '@porchlight/contracts/content';
import { editLockEndpoints } from '@porchlight/resource-kit';
import { posts } from '../post-screens.ts';

const invalidates = [{ type: 'Resource', id: posts.resource.label }] as const;

/** Calls of the drafts of posts, of their previews and of their edit locks. */
export const postDraftCalls = api.injectEndpoints({
  endpoints: (build) => ({
    savePostDraft: mutationOf(build, savePostDraft, { invalidates }),
    discardPostDraft: mutationOf(build, discardPostDraft, { invalidates }),
    createPostPreview: mutationOf(build, createPostPreview),
    getPostPreview: queryOf(build, getPostPreview, { keepUnusedDataFor: 0 }),
    ...editLockEndpoints(build, { renew: renewPostLock, takeOver: takeOverPostLock, release: releasePostLock }),
  }),
});
