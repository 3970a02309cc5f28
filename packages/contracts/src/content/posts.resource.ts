import { IsBoolean, IsIn, IsISO8601, IsObject, IsOptional, IsString, Length, Matches } from 'class-validator';
import { IsCount, IsInstant, IsSlug } from '../kernel/input/fields.ts';
import { IsNullable } from '../kernel/input/nullable.ts';
import { IsTranslated, type TranslatedText } from '../kernel/input/translated.ts';
import { ResourceRecord } from '../kernel/resources/resource-classes.ts';
import { defineResource } from '../kernel/resources/resource.ts';
import { chosenStates, contentStates, type ChosenState, type ContentState } from './life/content-states.ts';
import { defineDrafts } from './life/drafts.ts';
import { defineEditLock } from './life/edit-lock.ts';
import { pictureCoverPattern } from './pictures/picture-values.ts';
import { postCategoryResource } from './post-categories.resource.ts';

/** Motifs of drawn cover images. The name of such a cover is `p{number}-{motif}`. */
export const coverMotifs = ['house', 'living', 'kitchen', 'bedroom', 'bath', 'study', 'balcony'] as const;
const coverPattern = new RegExp(`^p\\d{1,3}-(${coverMotifs.join('|')})$|${pictureCoverPattern.source}`);

export class PostInput {
  /** `title` of the public page. */
  @IsTranslated(120) headline!: TranslatedText;
  /** Path segment: `/guides/{slug}`. The former address of a public post redirects to the new one. */
  @IsSlug() slug!: string;
  @IsTranslated(300) summary!: TranslatedText;
  /** Rich text. */
  @IsTranslated(30_000) body!: TranslatedText;
  /** Id of the category. */
  @IsString() @Length(1, 64) category!: string;
  @IsString() @Length(1, 80) author!: string;
  /** `p3-living`, or `content/{id}` of an uploaded picture. */
  @Matches(coverPattern) cover!: string;
  /** Slugs of the location that the post is about: both or neither. */
  @IsNullable() @IsSlug() province?: string | null;
  @IsNullable() @IsSlug() place?: string | null;
  /** Title and description in search engines and shared links; null: `headline` and `summary`. */
  @IsNullable() @IsTranslated(60) searchTitle?: TranslatedText | null;
  @IsNullable() @IsTranslated(160) searchDescription?: TranslatedText | null;
  /** False keeps the post out of search engines; a new post without it is listed. */
  @IsOptional() @IsBoolean() isIndexed?: boolean;
  @IsIn(chosenStates) state!: ChosenState;
  /** Time at which a scheduled post becomes public, at most a year ahead; other states ignore it. */
  @IsNullable() @IsInstant() publishedAt?: string | null;
}
export class PostRecord extends ResourceRecord {
  @IsTranslated(120) headline!: TranslatedText;
  @IsString() slug!: string;
  @IsTranslated(300) summary!: TranslatedText;
  /** Sanitized HTML. */
  @IsTranslated(30_000) body!: TranslatedText;
  @IsString() category!: string;
  @IsTranslated(120) categoryName!: TranslatedText;
  @IsString() author!: string;
  @IsString() cover!: string;
  @IsOptional() @IsString() province?: string;
  @IsOptional() @IsString() place?: string;
  @IsOptional() @IsTranslated(60) searchTitle?: TranslatedText;
  @IsOptional() @IsTranslated(160) searchDescription?: TranslatedText;
  @IsBoolean() isIndexed!: boolean;
  @IsIn(contentStates) state!: ContentState;
  /** First publication, or the time of a scheduled one. */
  @IsOptional() @IsISO8601() publishedAt?: string;
  /** Last change of the public text. */
  @IsOptional() @IsISO8601() revisedAt?: string;
  @IsCount() readingMinutes!: number;
  /** Fields as they are typed, if some are not saved. */
  @IsOptional() @IsObject() draft?: object;
}
/** Posts, at `/admin/posts`; readers find them at `/guides/{slug}`. */
export const postResource = defineResource({
  service: 'content',
  path: '/admin/posts',
  label: 'posts',
  permissions: { view: 'viewBlogs', create: 'createBlogs', modify: 'modifyBlogs', remove: 'modifyBlogs' },
  input: PostInput,
  record: PostRecord,
  list: {
    columns: ['headline', 'category', 'author', 'state', 'publishedAt', 'updatedAt'],
    search: ['headline', 'summary', 'body'],
    sort: ['slug', 'author', 'publishedAt', 'updatedAt'],
    filters: { state: contentStates, category: 'id' },
  },
  form: [
    { name: 'headline', control: 'translated-text' },
    { name: 'summary', control: 'translated-text' },
    { name: 'body', control: 'translated-rich-text' },
    { name: 'slug', control: 'slug' },
    { name: 'category', control: 'reference', of: () => postCategoryResource },
    { name: 'author', control: 'text', initial: 'Porchlight' },
    { name: 'cover', control: 'text', initial: 'p1-living' },
    { name: 'province', control: 'text', optional: true },
    { name: 'place', control: 'text', optional: true },
    { name: 'searchTitle', control: 'translated-text', optional: true },
    { name: 'searchDescription', control: 'translated-text', optional: true },
    { name: 'isIndexed', control: 'switch', initial: true },
    { name: 'state', control: 'select', values: contentStates },
    { name: 'publishedAt', control: 'time', optional: true },
  ],
});
/** Calls of the drafts of posts: what an editor types into the form of one. */
export const { save: savePostDraft, discard: discardPostDraft } = defineDrafts(postResource);
/** Calls of the edit lock of posts: who has the form of one open. */
export const {
  renew: renewPostLock,
  takeOver: takeOverPostLock,
  release: releasePostLock,
} = defineEditLock(postResource);
