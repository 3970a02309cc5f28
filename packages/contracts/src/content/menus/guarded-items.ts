import { IsBoolean, IsIn, IsString } from 'class-validator';
import { ListOf } from '../../kernel/input/nested.ts';
import { IsTranslated, type TranslatedText } from '../../kernel/input/translated.ts';
import { access } from '../../kernel/routes/access.ts';
import { IsPermissionKey } from '../../kernel/routes/made-permissions.ts';
import { route } from '../../kernel/routes/route.ts';
import { maxPageTitle } from '../page-values.ts';

/** Content that only users with a permission see. */
export class GuardedContent {
  @IsPermissionKey() permission!: string;
  @IsIn(['menu-item', 'page']) kind!: 'menu-item' | 'page';
  @IsString() id!: string;
  /** Label of the item, title of the page. */
  @IsTranslated(maxPageTitle) label!: TranslatedText;
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
