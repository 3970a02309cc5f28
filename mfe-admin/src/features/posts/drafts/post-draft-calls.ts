import { api, mutationOf, queryOf } from '@porchlight/client';
import { createPostPreview, discardPostDraft, getPostPreview, savePostDraft } from '@porchlight/contracts/content';
import { posts } from '../post-screens.ts';

const invalidates = [{ type: 'Resource', id: posts.resource.label }] as const;

/** Calls of the drafts of posts and of their previews. */
export const postDraftCalls = api.injectEndpoints({
  endpoints: (build) => ({
    savePostDraft: mutationOf(build, savePostDraft, { invalidates }),
    discardPostDraft: mutationOf(build, discardPostDraft, { invalidates }),
    createPostPreview: mutationOf(build, createPostPreview),
    getPostPreview: queryOf(build, getPostPreview, { keepUnusedDataFor: 0 }),
  }),
});
