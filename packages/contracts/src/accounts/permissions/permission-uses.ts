import { IsArray, IsIn, IsString } from 'class-validator';
import { ListOf } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { permissionNames, type PermissionName } from '../../kernel/routes/permissions.ts';
import { route } from '../../kernel/routes/route.ts';

/** A permission with what uses it. */
export class PermissionUse {
  @IsIn(permissionNames) permission!: PermissionName;
  /** Names of the roles that give it. */
  @IsArray() @IsString({ each: true }) roles!: string[];
  /** Calls that need it, or one of several: `GET /admin/posts`. */
  @IsArray() @IsString({ each: true }) calls!: string[];
}
export class PermissionUses {
  @ListOf(() => PermissionUse) permissions!: PermissionUse[];
}
export const listPermissionUses = route({
  service: 'accounts',
  method: 'GET',
  path: '/admin/permissions',
  access: access.permission('viewPermissions'),
  response: PermissionUses,
  summary: 'List all permissions with the roles that give them and the calls that need them',
});
