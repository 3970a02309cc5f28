import { IsISO8601, IsString, MaxLength } from 'class-validator';
import { LanguageQuery } from '../../kernel/input/fields.ts';
import { Nested } from '../../kernel/input/nested.ts';
import type { ResourceRecord } from '../../kernel/resources/resource-classes.ts';
import type { Resource } from '../../kernel/resources/resource.ts';
import { access } from '../../kernel/routes/access.ts';
import { route, type Class } from '../../kernel/routes/route.ts';
import { DraftParams } from './drafts.ts';
import { ContentPage, Post } from '../pages.ts';
import { pageResource } from '../pages.resource.ts';
import { postResource } from '../posts.resource.ts';

/** Minutes for which a preview link is valid. */
export const previewMinutes = 15;

export class PreviewLink {
  /** Signed; a path parameter of the screen of the preview. */
  @IsString() token!: string;
  @IsISO8601() expiresAt!: string;
}
export class PreviewParams {
  @IsString() @MaxLength(1_000) token!: string;
}
class Preview {
  @IsString() id!: string;
  @IsISO8601() expiresAt!: string;
}
export class PostPreview extends Preview {
  /** The post with its draft; where the draft is incomplete, as it is saved. */
  @Nested(() => Post) post!: Post;
}
export class PagePreview extends Preview {
  /** The page with its draft; where the draft is incomplete, as it is saved. */
  @Nested(() => ContentPage) page!: ContentPage;
}

/**
 * Declares the calls of the previews of a resource: one signs a link, one shows a record by it.
 * @param path path of the second call, before the token
 */
function definePreviews<I extends object, R extends ResourceRecord, P extends Preview>(
  { path, label, permissions }: Resource<I, R>,
  previewPath: string,
  response: Class<P>,
) {
  // Not cached anywhere: without `caching` the responses are `private, no-store`.
  const preview = { service: 'content', access: access.permission(permissions.view) } as const;
  return {
    create: route({
      ...preview,
      method: 'POST',
      path: `${path}/:id/preview`,
      params: DraftParams,
      response: PreviewLink,
      status: 201,
      errors: ['not-found'],
      summary: `Sign a link to one of ${label} as visitors will see it, valid for 15 minutes and for staff only`,
    }),
    show: route({
      ...preview,
      method: 'GET',
      path: `${previewPath}/:token`,
      params: PreviewParams,
      query: LanguageQuery,
      response,
      errors: ['preview-not-found'],
      summary: `Get one of ${label} in any state as visitors will see it, by a signed link`,
    }),
  };
}
/** Call that signs a link to the preview of a record. */
export type CreatePreview = ReturnType<typeof definePreviews>['create'];

export const { create: createPostPreview, show: getPostPreview } = definePreviews(
  postResource,
  '/admin/post-previews',
  PostPreview,
);
export const { create: createPagePreview, show: getPagePreview } = definePreviews(
  pageResource,
  '/admin/page-previews',
  PagePreview,
);
