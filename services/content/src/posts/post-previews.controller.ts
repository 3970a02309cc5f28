import { Controller } from '@nestjs/common';
import type { InputOf } from '@porchlight/contracts';
import {
  createPostPreview,
  getPostPreview,
  previewMinutes,
  type PostPreview,
  type PreviewLink,
} from '@porchlight/contracts/content';
import { Handle, Input, notFound, SignedLinks, SqlPool } from '@porchlight/service-kit';
import { presentPost, type PostRow } from './post.presenter.ts';
import { messages } from './messages.ts';

// A field of a draft that is incomplete is shown as it is saved.
const textOf = (name: 'title' | 'summary' | 'body', field: string) =>
  `case when jsonb_typeof(draft -> '${field}' -> 'en-CA') = 'string' then draft -> '${field}' else ${name} end as ${name}`;
const previewSql = `
  select post.slug, ${textOf('title', 'headline')}, ${textOf('summary', 'summary')}, ${textOf('body', 'body')},
    coalesce(nullif(draft ->> 'author', ''), author) as author, coalesce(draft ->> 'cover', cover) as cover,
    coalesce(typed.slug, saved.slug) as category, coalesce(typed.name, saved.name) as "categoryName",
    reading_minutes as "readingMinutes",
    coalesce(published_at, now()) as "publishedAt", revised_at as "revisedAt", null as province, null as place,
    null as "searchTitle", null as "searchDescription", false as "isIndexed"
  from post join post_category saved on saved.id = category_id
    left join post_category typed on typed.id::text = draft ->> 'category' and typed.deleted_at is null
  where post.id = $1 and post.deleted_at is null`;
const existsSql = 'select 1 as one from post where id = $1 and deleted_at is null';

const previewNotFound = () => notFound(messages.previewNotFound, 'preview-not-found');

/**
 * Previews of posts, by signed links that only staff open.
 * (docs/rules/content.md#content-43-a-preview-is-for-staff-for-15-minutes)
 */
@Controller()
export class PostPreviewsController {
  constructor(
    private readonly links: SignedLinks,
    private readonly pool: SqlPool,
  ) {}

  @Handle(createPostPreview)
  async create(@Input() { params }: InputOf<typeof createPostPreview>): Promise<PreviewLink> {
    if (!(await this.pool.row('post_exists', existsSql, [params.id]))) throw notFound();
    const { text, expiresAt } = this.links.sign('preview', `post ${params.id}`, previewMinutes * 60);
    return { token: text, expiresAt: expiresAt.toISOString() };
  }

  @Handle(getPostPreview)
  async show(@Input() { params, query }: InputOf<typeof getPostPreview>): Promise<PostPreview> {
    const verified = this.links.read('preview', params.token);
    if (verified.state !== 'valid') throw previewNotFound();
    const { subject, expiresAt } = verified.link;
    const id = subject.replace(/^post /, '');
    const row = await this.pool.row<PostRow>('post_preview', previewSql, [id]);
    if (!row) throw previewNotFound();
    return { id, post: presentPost(row, query.lang ?? 'en-CA'), expiresAt: expiresAt.toISOString() };
  }
}
