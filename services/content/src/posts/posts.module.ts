import { Module } from '@nestjs/common';
import { postCategoryResource, postResource } from '@porchlight/contracts/content';
import { resourceModule } from '@porchlight/service-kit';
import { PostDraftsController } from './post-drafts.controller.ts';
import { PostEditLockController } from './post-edit-lock.controller.ts';
import { PostPreviewsController } from './post-previews.controller.ts';
import { Post, PostCategory } from './post.entity.ts';
import { Drafts } from '../content-life/drafts.ts';
import { EditLocks } from '../content-life/edit-locks.ts';
import { PostCategoryRules } from './post-category-rules.ts';
import { PostRules } from './post-rules.ts';
import { PostsController } from './posts.controller.ts';
import { PostsService } from './posts.service.ts';
import { ScheduledPosts } from './scheduled-posts.ts';

/** Guides and their categories. */
@Module({
  imports: [
    resourceModule(postCategoryResource, PostCategory, PostCategoryRules),
    resourceModule(postResource, Post, PostRules),
  ],
  controllers: [PostDraftsController, PostEditLockController, PostPreviewsController, PostsController],
  providers: [Drafts, EditLocks, PostsService, ScheduledPosts],
})
export class PostsModule {}
