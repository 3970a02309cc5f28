import { Module } from '@nestjs/common';
import { postCategoryResource } from '@porchlight/contracts/content';
import { resourceModule } from '@porchlight/service-kit';
import { PostCategory } from './post.entity.ts';
import { PostCategoryRules } from './post-category-rules.ts';
import { PostsController } from './posts.controller.ts';
import { PostsService } from './posts.service.ts';

/** Guides and their categories. */
@Module({
  imports: [resourceModule(postCategoryResource, PostCategory, PostCategoryRules)],
  controllers: [PostsController],
  providers: [PostsService],
})
export class PostsModule {}
