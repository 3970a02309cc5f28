import { IsString } from 'class-validator';
import { ListOf } from '../../kernel/input/nested.ts';
import { IsTranslated, type TranslatedText } from '../../kernel/input/translated.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import { maxMadePermissions, maxPermissionLabel } from '../people-limits.ts';

export class PermissionChoice {
  @IsString() id!: string;
  @IsTranslated(maxPermissionLabel) label!: TranslatedText;
}
export class PermissionChoices {
  @ListOf(() => PermissionChoice, maxMadePermissions) permissions!: PermissionChoice[];
}
export const listPermissionChoices = route({
  service: 'accounts',
  method: 'GET',
  path: '/admin/permission-choices',
  access: access.anyPermission(['createMenuItems', 'modifyMenuItems', 'createPages', 'modifyPages']),
  response: PermissionChoices,
  summary: 'List the permissions that can guard content, for its editors',
});
