import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import {
  getPost,
  listPostCategories,
  listPosts,
  type PostResponse,
  type PostCategoriesResponse,
  type PostsResponse,
} from '@porchlight/contracts/content';
import { Handle, Input } from '@porchlight/service-kit';
import { PostsService } from './posts.service.ts';

/** Guides. */
@Controller()
export class PostsController {
  constructor(private readonly posts: PostsService) {}

  @Handle(listPosts)
  list(
    @Input() { query: { category, q, page = 1, lang = 'en-CA' } }: InputOf<typeof listPosts>,
  ): Promise<PostsResponse> {
    return this.posts.page({ category, q, page, language: lang });
  }

  @Handle(getPost)
  show(@Input() { params, query }: InputOf<typeof getPost>): Promise<PostResponse> {
    return this.posts.get(params.slug, query.lang ?? 'en-CA');
  }

  @Handle(listPostCategories)
  async categories(@Input() { query }: InputOf<typeof listPostCategories>): Promise<PostCategoriesResponse> {
    return { categories: await this.posts.categories(query.lang ?? 'en-CA') };
  }
}
