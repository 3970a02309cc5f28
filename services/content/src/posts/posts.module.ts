import { Module } from '@nestjs/common';
import { postCategoryResource, postResource } from '@porchlight/contracts/content';
import { resourceModule } from '@porchlight/service-kit';
import { ContentLifeModule } from '../content-life/content-life.module.ts';
import { PostLifeController } from './post-life.ts';
import { PostPreviewsController } from './post-previews.controller.ts';
import { Post, PostCategory } from './post.entity.ts';
import { PostCategoryRules } from './post-category-rules.ts';
import { PostRules } from './post-rules.ts';
import { PostsController } from './posts.controller.ts';
import { PostsService } from './posts.service.ts';

/** Guides and their categories. */
@Module({
  imports: [
    ContentLifeModule,
    resourceModule(postCategoryResource, PostCategory, PostCategoryRules),
    resourceModule(postResource, Post, PostRules),
  ],
  controllers: [PostLifeController, PostPreviewsController, PostsController],
  providers: [PostsService],
})
export class PostsModule {}
