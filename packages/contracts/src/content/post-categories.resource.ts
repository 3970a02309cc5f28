import { IsString } from 'class-validator';
import { IsCount, IsSlug } from '../kernel/input/fields.ts';
import { ResourceRecord } from '../kernel/resources/resource-classes.ts';
import { defineResource } from '../kernel/resources/resource.ts';
import { IsTranslated, type TranslatedText } from '../kernel/input/translated.ts';

export class PostCategoryInput {
  @IsTranslated(120) name!: TranslatedText;
  /** Path segment: `/guides/category/{slug}`. */
  @IsSlug() slug!: string;
  @IsCount(10_000) position!: number;
}
export class PostCategoryRecord extends ResourceRecord {
  @IsTranslated(120) name!: TranslatedText;
  @IsString() slug!: string;
  @IsCount() position!: number;
}
/** Categories of posts, at `/admin/post-categories`. A category with posts cannot be removed: 409 `category-in-use`. */
export const postCategoryResource = defineResource({
  service: 'content',
  path: '/admin/post-categories',
  label: 'postCategories',
  permissions: { view: 'viewBlogs', create: 'createBlogs', modify: 'modifyBlogs', remove: 'modifyBlogs' },
  input: PostCategoryInput,
  record: PostCategoryRecord,
  list: {
    columns: ['name', 'slug', 'position', 'updatedAt'],
    search: ['name', 'slug'],
    sort: ['position', 'slug', 'updatedAt'],
  },
  form: [
    { name: 'name', control: 'translated-text' },
    { name: 'slug', control: 'slug' },
    { name: 'position', control: 'number' },
  ],
});
