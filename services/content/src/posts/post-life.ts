import {
  createPostPreview,
  discardPostDraft,
  postResource,
  releasePostLock,
  renewPostLock,
  savePostDraft,
  takeOverPostLock,
} from '@porchlight/contracts/content';
import { lifeController } from '../content-life/life-controller.ts';
import { Post } from './post.entity.ts';

/** Posts, which have drafts, previews and edit locks. */
export const posts = { resource: postResource, entity: Post };

/** Drafts, preview links and edit locks of posts. */
export const PostLifeController = lifeController(posts, {
  saveDraft: savePostDraft,
  discardDraft: discardPostDraft,
  createPreview: createPostPreview,
  renewLock: renewPostLock,
  takeOverLock: takeOverPostLock,
  releaseLock: releasePostLock,
});
