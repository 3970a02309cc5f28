import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateBy,
} from 'class-validator';
import { applyAll } from '../../kernel/input/compose.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { IsNullable } from '../../kernel/input/nullable.ts';
import { IsTranslated, type TranslatedText } from '../../kernel/input/translated.ts';
import { ResourceRecord } from '../../kernel/resources/resource-classes.ts';
import { defineResource } from '../../kernel/resources/resource.ts';
import { access } from '../../kernel/routes/access.ts';
import { IsPermissionKey } from '../../kernel/routes/made-permissions.ts';
import { route } from '../../kernel/routes/route.ts';
import { isMenuAddress } from './menu-address.ts';
import { maxMenuItems, maxMenuLabel, menuLinks, menuTargets, type MenuLink, type MenuTarget } from './menu-values.ts';

const IsMenuAddress = () =>
  applyAll(
    ValidateBy({
      name: 'menuAddress',
      validator: { validate: (address) => typeof address === 'string' && isMenuAddress(address) },
    }),
    MaxLength(500),
  );

/** Place of an item in the order of its menu, with the ids of the items below it. Menus have two levels. */
export class MenuBranch {
  @IsUUID() id!: string;
  @IsArray() @ArrayMaxSize(maxMenuItems) @IsUUID(undefined, { each: true }) children!: string[];
}
export class MenuInput {
  /** All items of the menu, each once. */
  @ListOf(() => MenuBranch, maxMenuItems) items!: MenuBranch[];
}
/** Item of a menu, as the editor lists it. */
export class MenuEntry {
  @IsString() id!: string;
  /** Version of the item. */
  @IsInt() version!: number;
  @IsTranslated(maxMenuLabel) label!: TranslatedText;
  /** Path or address that it leads to; absent for a heading. */
  @IsOptional() @IsString() url?: string;
  @IsIn(menuTargets) target!: MenuTarget;
  /** False while its page is not published: visitors do not see the item. */
  @IsBoolean() isPublic!: boolean;
}
export class MenuRecord extends ResourceRecord {
  /** Name of its place on the site: `Primary`, `Footer`. */
  @IsString() key!: string;
  @ListOf(() => MenuBranch) items!: MenuBranch[];
  /** What `items` refers to. */
  @ListOf(() => MenuEntry) entries!: MenuEntry[];
}
/**
 * Menus with the order of their items, at `/admin/menus`. An order that is not one of exactly the items of its menu is
 * refused: 422 `menu-items-differ`.
 */
export const menuResource = defineResource({
  service: 'content',
  path: '/admin/menus',
  label: 'menus',
  permissions: { view: 'viewMenuEditor', modify: 'modifyMenuItems' },
  input: MenuInput,
  record: MenuRecord,
  list: { columns: ['key'], search: ['key'], sort: ['key'] },
  form: [],
});

export class MenuItemInput {
  /** Id of its menu. A new item comes last. */
  @IsUUID() menu!: string;
  @IsTranslated(maxMenuLabel) label!: TranslatedText;
  /** Which of `page` and `url` is required; the other one is ignored. */
  @IsIn(menuLinks) link!: MenuLink;
  /** Id of a page. */
  @IsNullable() @IsUUID() page?: string | null;
  @IsNullable() @IsMenuAddress() url?: string | null;
  @IsIn(menuTargets) target!: MenuTarget;
  /** Permission that an owner made: only users with it see the item, and what is below it. */
  @IsNullable() @IsPermissionKey() permission?: string | null;
}
export class MenuItemRecord extends ResourceRecord {
  @IsString() menu!: string;
  @IsString() menuName!: string;
  @IsTranslated(maxMenuLabel) label!: TranslatedText;
  @IsIn(menuLinks) link!: MenuLink;
  @IsOptional() @IsString() page?: string;
  @IsOptional() @IsTranslated(200) pageName?: TranslatedText;
  @IsOptional() @IsString() url?: string;
  @IsIn(menuTargets) target!: MenuTarget;
  @IsOptional() @IsString() permission?: string;
}
/** Items of menus, at `/admin/menu-items`. The items below a removed one move up. */
export const menuItemResource = defineResource({
  service: 'content',
  path: '/admin/menu-items',
  label: 'menuItems',
  permissions: {
    view: 'viewMenuEditor',
    create: 'createMenuItems',
    modify: 'modifyMenuItems',
    remove: 'modifyMenuItems',
  },
  input: MenuItemInput,
  record: MenuItemRecord,
  list: { columns: ['label', 'menu', 'updatedAt'], search: ['label'], sort: ['updatedAt'] },
  form: [
    { name: 'menu', control: 'reference', of: () => menuResource },
    { name: 'label', control: 'translated-text' },
    { name: 'link', control: 'select', values: menuLinks },
    { name: 'page', control: 'reference', optional: true },
    { name: 'url', control: 'text', optional: true },
    { name: 'target', control: 'select', values: menuTargets },
    { name: 'permission', control: 'text', optional: true },
  ],
});

export class MenuPagesQuery {
  /** Part of a title or address. */
  @IsOptional() @IsString() @MaxLength(100) search?: string;
}
/** Page that a menu item can lead to. */
export class LinkablePage {
  @IsString() id!: string;
  @IsTranslated(200) title!: TranslatedText;
  /** Path without language prefix. */
  @IsString() url!: string;
  @IsBoolean() isPublic!: boolean;
}
export class MenuPagesResponse {
  /** By English title, at most 20. */
  @ListOf(() => LinkablePage) pages!: LinkablePage[];
}
export const findMenuPages = route({
  service: 'content',
  method: 'GET',
  path: '/admin/menu-pages',
  access: access.permission('viewMenuEditor'),
  query: MenuPagesQuery,
  response: MenuPagesResponse,
  summary: 'Find pages for menu items, for staff',
});
