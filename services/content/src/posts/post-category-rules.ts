import { Injectable } from '@nestjs/common';
import { Problem, type ResourceRules } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { messages } from './messages.ts';
import { Post, type PostCategory } from './post.entity.ts';

/** Retains a category that has posts. */
@Injectable()
export class PostCategoryRules implements ResourceRules<PostCategory> {
  async beforeDelete({ id }: PostCategory, manager: EntityManager): Promise<void> {
    if (await manager.existsBy(Post, { category: id }))
      throw new Problem(409, 'category-in-use', messages.categoryInUse);
  }
}
