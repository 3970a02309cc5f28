import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import { getPostPreview, type PostPreview } from '@porchlight/contracts/content';
import { Handle, Input, SqlPool } from '@porchlight/service-kit';
import { Previews } from '../content-life/previews.ts';
import { withDraft } from '../content-life/with-draft.ts';
import type { Translated } from '../translated.ts';
import { posts } from './post-life.ts';
import { presentPost } from './post.presenter.ts';

interface CategoryRow {
  readonly slug: string;
  readonly name: Translated;
}
// The category of the draft ($1), which may be any text, or the saved one.
const categorySql = `
  select slug, name from post_category where id::text = $1 and deleted_at is null or id = $2
  order by id::text = $1 desc limit 1`;

/** Previews of posts. */
@Controller()
export class PostPreviewsController {
  constructor(
    private readonly pool: SqlPool,
    private readonly previews: Previews,
  ) {}

  @Handle(getPostPreview)
  async show(@Input() { params, query }: InputOf<typeof getPostPreview>): Promise<PostPreview> {
    const { record, expiresAt } = await this.previews.read(posts, params.token);
    const post = withDraft(posts, record);
    const ids = [post.category, record.category];
    const category = await this.pool.row<CategoryRow>('post_preview_category', categorySql, ids);
    if (!category) throw new Error(`post ${post.id} has no category`);
    const row = {
      ...post,
      title: post.headline,
      category: category.slug,
      categoryName: category.name,
      publishedAt: new Date(post.publishedAt ?? Date.now()),
      isIndexed: false,
    };
    return { id: post.id, post: presentPost(row, query.lang ?? 'en-CA'), expiresAt };
  }
}
