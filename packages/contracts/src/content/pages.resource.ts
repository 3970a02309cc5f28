import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  Length,
} from 'class-validator';
import { IsInstant, IsSlug } from '../kernel/input/fields.ts';
import { ListOf } from '../kernel/input/nested.ts';
import { IsNullable } from '../kernel/input/nullable.ts';
import { IsTranslated, type TranslatedText } from '../kernel/input/translated.ts';
import { ResourceRecord } from '../kernel/resources/resource-classes.ts';
import { defineResource } from '../kernel/resources/resource.ts';
import { access } from '../kernel/routes/access.ts';
import { IsPermissionKey } from '../kernel/routes/made-permissions.ts';
import { route } from '../kernel/routes/route.ts';
import { chosenStates, contentStates, type ChosenState, type ContentState } from './life/content-states.ts';
import { defineDrafts } from './life/drafts.ts';
import { defineEditLock } from './life/edit-lock.ts';
import { maxMenuLabel } from './menus/menu-values.ts';
import { pageTypeResource } from './page-types.resource.ts';
import { maxPageTitle, pageBlockKinds, type PageBlockKind } from './page-values.ts';

const maxBlocks = 40;

export class PageInput {
  /** `title` of the public page. */
  @IsTranslated(maxPageTitle) headline!: TranslatedText;
  /** Path: `/{slug}`. The former address of a public page redirects to the new one. */
  @IsSlug() slug!: string;
  /** Id of the type. */
  @IsString() @Length(1, 64) pageType!: string;
  /** Rich text. */
  @IsTranslated(60_000) body!: TranslatedText;
  /** Keys of its blocks, in order; of the kinds that its type shows. */
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(maxBlocks)
  @IsString({ each: true })
  @Length(2, 64, { each: true })
  blocks!: string[];
  /** Title in search engines and shared links; null: the title of the page. */
  @IsNullable() @IsTranslated(60) searchTitle?: TranslatedText | null;
  @IsTranslated(160) searchDescription!: TranslatedText;
  /** False keeps the page out of search engines. */
  @IsBoolean() isIndexed!: boolean;
  /** Permission that an owner made: only users with it read the page; null: all visitors do. */
  @IsNullable() @IsPermissionKey() permission?: string | null;
  @IsIn(chosenStates) state!: ChosenState;
  /** Time at which a scheduled page becomes public, at most a year ahead; other states ignore it. */
  @IsNullable() @IsInstant() publishedAt?: string | null;
}
/** Item of a menu that leads to a page. */
export class PageMenuItem {
  @IsString() menu!: string;
  @IsTranslated(maxMenuLabel) label!: TranslatedText;
}
export class PageRecord extends ResourceRecord {
  @IsTranslated(maxPageTitle) headline!: TranslatedText;
  @IsString() slug!: string;
  @IsString() pageType!: string;
  /** Name of the type. */
  @IsString() pageTypeName!: string;
  /** Sanitized HTML. */
  @IsTranslated(60_000) body!: TranslatedText;
  @IsArray() @IsString({ each: true }) blocks!: string[];
  @IsOptional() @IsTranslated(60) searchTitle?: TranslatedText;
  @IsTranslated(160) searchDescription!: TranslatedText;
  @IsBoolean() isIndexed!: boolean;
  @IsOptional() @IsString() permission?: string;
  @IsIn(contentStates) state!: ContentState;
  /** First publication, or the time of a scheduled one. */
  @IsOptional() @IsISO8601() publishedAt?: string;
  /** Last change of the public text. */
  @IsOptional() @IsISO8601() revisedAt?: string;
  /** While there are any, the page can be neither unpublished nor removed: 409 `page-in-menu`. */
  @ListOf(() => PageMenuItem) menuItems!: PageMenuItem[];
  /** Fields as they are typed, if some are not saved. */
  @IsOptional() @IsObject() draft?: object;
}
/** Pages with an address of their own, at `/admin/pages`; visitors find them at `/{slug}`. */
export const pageResource = defineResource({
  service: 'content',
  path: '/admin/pages',
  label: 'pages',
  permissions: { view: 'viewPages', create: 'createPages', modify: 'modifyPages', remove: 'modifyPages' },
  input: PageInput,
  record: PageRecord,
  list: {
    columns: ['headline', 'slug', 'pageType', 'state', 'updatedAt'],
    search: ['headline', 'searchDescription', 'body'],
    sort: ['slug', 'publishedAt', 'updatedAt'],
    filters: { state: contentStates, pageType: 'id' },
  },
  form: [
    { name: 'headline', control: 'translated-text' },
    { name: 'slug', control: 'slug' },
    { name: 'pageType', control: 'reference', of: () => pageTypeResource },
    { name: 'body', control: 'translated-rich-text' },
    { name: 'blocks', control: 'lines' },
    { name: 'searchTitle', control: 'translated-text', optional: true },
    { name: 'searchDescription', control: 'translated-text' },
    { name: 'isIndexed', control: 'switch', initial: true },
    { name: 'permission', control: 'text', optional: true },
    { name: 'state', control: 'select', values: contentStates },
    { name: 'publishedAt', control: 'time', optional: true },
  ],
});
/** Calls of the drafts of pages: what an editor types into the form of one. */
export const { save: savePageDraft, discard: discardPageDraft } = defineDrafts(pageResource);
/** Calls of the edit lock of pages: who has the form of one open. */
export const {
  renew: renewPageLock,
  takeOver: takeOverPageLock,
  release: releasePageLock,
} = defineEditLock(pageResource);

/** Block that pages can show. */
export class PlaceableBlock {
  @IsString() key!: string;
  @IsIn(pageBlockKinds) kind!: PageBlockKind;
  @IsOptional() @IsTranslated(2_000) title?: TranslatedText;
  /** False while visitors do not see it on any page. */
  @IsBoolean() isPublic!: boolean;
}
export class PlaceableBlocksResponse {
  /** By key, at most 500. */
  @ListOf(() => PlaceableBlock) blocks!: PlaceableBlock[];
}
export const listPlaceableBlocks = route({
  service: 'content',
  method: 'GET',
  path: '/admin/page-blocks',
  access: access.permission(pageResource.permissions.view),
  response: PlaceableBlocksResponse,
  summary: 'List the blocks that pages can show, for staff',
});
