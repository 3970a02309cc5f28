import { api, mutationOf } from '@porchlight/client';
import { discardPostDraft, savePostDraft } from '@porchlight/contracts/content';
import { posts } from '../post-screens.ts';

const invalidates = [{ type: 'Resource', id: posts.resource.label }] as const;

/** Calls of the drafts of posts. */
export const postDraftCalls = api.injectEndpoints({
  endpoints: (build) => ({
    savePostDraft: mutationOf(build, savePostDraft, { invalidates }),
    discardPostDraft: mutationOf(build, discardPostDraft, { invalidates }),
  }),
});
