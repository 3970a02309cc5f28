import { IsBoolean, IsIn, IsObject, IsString } from 'class-validator';
import { LanguageQuery } from '../../kernel/input/fields.ts';
import { ListOf } from '../../kernel/input/nested.ts';
import { IsTranslated, type TranslatedText } from '../../kernel/input/translated.ts';
import { access } from '../../kernel/routes/access.ts';
import { IsPermissionKey } from '../../kernel/routes/made-permissions.ts';
import { route } from '../../kernel/routes/route.ts';
import type { Menu } from '../site.ts';
import { maxMenuLabel } from './menu-values.ts';

export class OwnMenus {
  /** Menus by name, with the items that the permissions of the user open. */
  @IsObject() menus!: Record<string, Menu>;
}
/** Never shared: the site settings have the menus of everybody. */
export const getOwnMenus = route({
  service: 'content',
  method: 'GET',
  path: '/own-menus',
  access: access.signedIn,
  query: LanguageQuery,
  response: OwnMenus,
  summary: 'Get the menus with the items that the permissions of the caller open',
});

/** Content that only users with a permission see. */
export class GuardedContent {
  @IsPermissionKey() permission!: string;
  @IsIn(['menu-item']) kind!: 'menu-item';
  @IsString() id!: string;
  @IsTranslated(maxMenuLabel) label!: TranslatedText;
  /** True in the trash. */
  @IsBoolean() isRemoved!: boolean;
}
export class GuardedContents {
  @ListOf(() => GuardedContent) contents!: GuardedContent[];
}
export const listGuardedContent = route({
  service: 'content',
  method: 'GET',
  path: '/admin/guarded-content',
  access: access.permission('viewPermissions'),
  response: GuardedContents,
  summary: 'List the content that only users with a permission see',
});
