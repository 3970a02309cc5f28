import { ArrayMaxSize, IsArray, IsBoolean, IsString, MaxLength } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';
import { maxNamedUses } from './internal-limits.ts';

export class MadePermissionParams {
  @IsString() @MaxLength(64) permission!: string;
}
export class MadePermissionState {
  /** An owner made it, and it is not in the trash. */
  @IsBoolean() isMade!: boolean;
}
/** Called by content before something is guarded with a permission. */
export const checkMadePermission = route({
  service: 'accounts',
  method: 'GET',
  path: '/internal/made-permissions/:permission',
  access: access.service('content'),
  params: MadePermissionParams,
  response: MadePermissionState,
  summary: 'Check whether a permission was made by an owner',
});
export class ContentUses {
  /** Names of the content that uses a permission, also in the trash. */
  @IsArray() @ArrayMaxSize(maxNamedUses) @IsString({ each: true }) uses!: string[];
}
/**
 * Called by accounts before a permission is deleted. From then on, and for five minutes, content refuses to guard
 * anything with it, unless something does already.
 */
export const closeMadePermission = route({
  service: 'content',
  method: 'POST',
  path: '/internal/made-permissions/:permission/closing',
  access: access.service('accounts'),
  params: MadePermissionParams,
  response: ContentUses,
  summary: 'Name the content that uses a permission, or refuse new uses of it',
});
