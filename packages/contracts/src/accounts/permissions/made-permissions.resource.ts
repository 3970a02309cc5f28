import { ArrayUnique, IsArray, IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { IsTranslated, type TranslatedText } from '../../kernel/input/translated.ts';
import { ResourceRecord } from '../../kernel/resources/resource-classes.ts';
import { defineResource } from '../../kernel/resources/resource.ts';
import {
  madePermissionActions,
  madePermissionArea,
  type MadePermissionAction,
} from '../../kernel/routes/made-permissions.ts';
import { maxPermissionLabel, maxRolePurpose } from '../people-limits.ts';
import { roleResource } from '../roles.resource.ts';

export class MadePermissionInput {
  /** First word of the name, which is fixed once the permission is made. */
  @IsIn(madePermissionActions) action!: MadePermissionAction;
  /** Rest of the name: `PartnerPages`. */
  @IsString() @Matches(madePermissionArea) area!: string;
  @IsTranslated(maxPermissionLabel) label!: TranslatedText;
  /** What the permission is for; may be empty. */
  @IsString() @MaxLength(maxRolePurpose) description!: string;
  /** Ids of the roles that give it, besides site owners, who hold every permission that was made. */
  @IsArray() @ArrayUnique() @IsString({ each: true }) @MaxLength(64, { each: true }) roles!: string[];
}
export class MadePermissionRecord extends ResourceRecord {
  /** `viewPartnerPages` */
  @IsString() name!: string;
  @IsIn(madePermissionActions) action!: MadePermissionAction;
  @IsString() area!: string;
  @IsTranslated(maxPermissionLabel) label!: TranslatedText;
  @IsString() description!: string;
  @IsArray() @IsString({ each: true }) roles!: string[];
  /** Names of the roles, in the order of `roles`. */
  @IsArray() @IsString({ each: true }) roleNames!: string[];
  /** Names of the valid API keys that have it as a scope. */
  @IsArray() @IsString({ each: true }) keyNames!: string[];
}
/**
 * Permissions that owners made, at `/admin/made-permissions`. They guard no call. The id is the key of the permission:
 * `made-viewPartnerPages`. 403 `permission-not-held`; 409 `exists`, `name-fixed`, `permission-in-use`,
 * `too-many-permissions`; 422 `unknown-role`. (docs/rules/access.md#access-22-a-permission-made-by-an-owner-guards-no-call)
 */
export const madePermissionResource = defineResource({
  service: 'accounts',
  path: '/admin/made-permissions',
  label: 'madePermissions',
  permissions: {
    view: 'viewPermissions',
    create: 'createPermissions',
    modify: 'modifyPermissions',
    remove: 'modifyPermissions',
  },
  input: MadePermissionInput,
  record: MadePermissionRecord,
  list: {
    columns: ['label', 'name', 'roles', 'updatedAt'],
    search: ['area', 'label'],
    sort: ['area', 'updatedAt'],
  },
  form: [
    { name: 'label', control: 'translated-text' },
    { name: 'action', control: 'select', values: madePermissionActions },
    { name: 'area', control: 'text' },
    { name: 'description', control: 'text' },
    { name: 'roles', control: 'references', of: () => roleResource },
  ],
});
