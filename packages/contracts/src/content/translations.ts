import { IsIn, IsInt, IsISO8601, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsCount } from '../kernel/input/fields.ts';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { IsTranslated, type TranslatedText } from '../kernel/input/translated.ts';
import { access } from '../kernel/routes/access.ts';
import { Pagination } from '../kernel/routes/pagination.ts';
import { route } from '../kernel/routes/route.ts';
import { contentBlockResource } from './content-blocks.resource.ts';
import { faqResource, faqTopicResource } from './faqs.resource.ts';
import { siteFormResource } from './forms.resource.ts';
import { menuItemResource } from './menus/menus.resource.ts';
import { pageResource } from './pages.resource.ts';
import { postCategoryResource } from './post-categories.resource.ts';
import { postResource } from './posts.resource.ts';
import { rentalRulesResource } from './rental-rules.resource.ts';

/** Resources whose texts have a French version, in the order of the translation desk. */
export const translatedResources = [
  postResource,
  pageResource,
  postCategoryResource,
  faqResource,
  faqTopicResource,
  menuItemResource,
  contentBlockResource,
  rentalRulesResource,
  siteFormResource,
] as const;
const kinds = translatedResources.map(({ label }) => label);

/**
 * States of a record: a French text is missing; the English of a text changed after its French; neither. One with both
 * faults is `missing`.
 */
export const translationStates = ['missing', 'outdated', 'translated'] as const;
type TranslationState = (typeof translationStates)[number];

/** Text whose English changed after its French. */
export class OutdatedText {
  @IsString() field!: string;
  /** Time of the change. */
  @IsISO8601() changedAt!: string;
}
/** Record with translated texts. Fields of a content block are the keys of its values. */
export class Translation {
  /** Label of its resource: `posts`. */
  @IsString() kind!: string;
  @IsString() id!: string;
  @IsTranslated(300) name!: TranslatedText;
  @IsIn(translationStates) state!: TranslationState;
  /** Fields without a French text. */
  @IsString({ each: true }) missing!: string[];
  @ListOf(() => OutdatedText) outdated!: OutdatedText[];
}
export class TranslationCount {
  @IsString() kind!: string;
  @IsIn(translationStates) state!: TranslationState;
  /** Counted up to 2,401. */
  @IsCount() count!: number;
}
export class TranslationsQuery {
  /** Absent: `missing`. */
  @IsOptional() @IsIn(translationStates) state?: TranslationState;
  /** Absent: all kinds that the caller may view. */
  @IsOptional() @IsIn(kinds) kind?: string;
  /** Beginnings of words of a name, in either language. */
  @IsOptional() @IsString() @MaxLength(100) search?: string;
  @IsOptional() @IsInt() @Min(1) @Max(1000) page?: number;
}
export class TranslationsPage {
  @ListOf(() => Translation) translations!: Translation[];
  /** Records by kind and state, whatever the filters are. */
  @ListOf(() => TranslationCount) counts!: TranslationCount[];
  @Nested(() => Pagination) pagination!: Pagination;
}
/** Lists the records of the kinds that the caller may view, by name; each is changed by its own resource. */
export const listTranslations = route({
  service: 'content',
  method: 'GET',
  path: '/admin/translations',
  access: access.anyPermission(translatedResources.map(({ permissions }) => permissions.view)),
  query: TranslationsQuery,
  response: TranslationsPage,
  summary: 'List records by the state of their French texts, for staff',
});
