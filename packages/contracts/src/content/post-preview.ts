import { IsISO8601, IsString, MaxLength } from 'class-validator';
import { LanguageQuery } from '../kernel/input/fields.ts';
import { Nested } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';
import { DraftParams } from './drafts.ts';
import { Post } from './pages.ts';
import { postResource } from './posts.resource.ts';

/** Minutes for which a preview link is valid. */
export const previewMinutes = 15;

export class PreviewLink {
  /** Signed; the page is at `/admin/posts/preview/{token}`. */
  @IsString() token!: string;
  @IsISO8601() expiresAt!: string;
}
export class PreviewParams {
  @IsString() @MaxLength(1_000) token!: string;
}
export class PostPreview {
  @IsString() id!: string;
  /** The post with its draft; where the draft is incomplete, as it is saved. */
  @Nested(() => Post) post!: Post;
  @IsISO8601() expiresAt!: string;
}

// Not cached anywhere: without `caching` the responses are `private, no-store`.
const preview = { service: 'content', access: access.permission(postResource.permissions.view) } as const;
export const createPostPreview = route({
  ...preview,
  method: 'POST',
  path: '/admin/posts/:id/preview',
  params: DraftParams,
  response: PreviewLink,
  status: 201,
  errors: ['not-found'],
  summary: 'Sign a link to a post as readers will see it, valid for 15 minutes and for staff only',
});
export const getPostPreview = route({
  ...preview,
  method: 'GET',
  path: '/admin/post-previews/:token',
  params: PreviewParams,
  query: LanguageQuery,
  response: PostPreview,
  errors: ['preview-not-found'],
  summary: 'Get a post in any state as readers will see it, by a signed link',
});
