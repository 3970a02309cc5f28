import { IsObject } from 'class-validator';
import { LanguageQuery } from '../../kernel/input/fields.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import type { Menu } from '../site.ts';

export class OwnMenus {
  /** Menus by name, with the items that the permissions of the user open. */
  @IsObject() menus!: Record<string, Menu>;
}
/** Never cached by others: the site settings have the menus of all visitors. */
export const getOwnMenus = route({
  service: 'content',
  method: 'GET',
  path: '/own-menus',
  access: access.madePermissions,
  query: LanguageQuery,
  response: OwnMenus,
  summary: 'Get the menus of the caller',
});
