import { ArrayUnique, IsArray, IsBoolean, IsInt, IsString, Length, MaxLength } from 'class-validator';
import { ResourceRecord } from '../kernel/resources/resource-classes.ts';
import { defineResource } from '../kernel/resources/resource.ts';
import { ArePermissionKeys, type AnyPermission } from '../kernel/routes/made-permissions.ts';
import { permissionNames } from '../kernel/routes/permissions.ts';
import { maxRolePurpose, maxRoleName } from './people-limits.ts';

export class RoleInput {
  @IsString() @Length(2, maxRoleName) name!: string;
  /** What the role is for; may be empty. */
  @IsString() @MaxLength(maxRolePurpose) purpose!: string;
  /** Of the registry, or made by an owner. */
  @IsArray() @ArrayUnique() @ArePermissionKeys() permissions!: AnyPermission[];
}
export class RoleRecord extends ResourceRecord {
  @IsString() name!: string;
  @IsString() purpose!: string;
  @IsArray() @ArePermissionKeys() permissions!: AnyPermission[];
  /** True for the five roles of the code: their name is fixed, and they stay. */
  @IsBoolean() isBuiltIn!: boolean;
  /** People who have the role, counted up to 1,000 and one. */
  @IsInt() userCount!: number;
}
/**
 * Roles, at `/admin/roles`. The id of a role is its key, made from the first name. 403 `permission-not-held`; 409
 * `role-fixed`, `role-in-use`, `exists`; 422 `permission-not-allowed`, `unknown-permission`.
 * (docs/rules/access.md#access-18-a-user-gives-only-rights-that-they-have)
 */
export const roleResource = defineResource({
  service: 'accounts',
  path: '/admin/roles',
  label: 'roles',
  permissions: { view: 'viewRoles', create: 'createRoles', modify: 'modifyRoles', remove: 'modifyRoles' },
  input: RoleInput,
  record: RoleRecord,
  list: {
    columns: ['name', 'purpose', 'userCount', 'isBuiltIn', 'updatedAt'],
    search: ['name', 'purpose'],
    sort: ['name', 'updatedAt'],
  },
  form: [
    { name: 'name', control: 'text' },
    { name: 'purpose', control: 'text' },
    { name: 'permissions', control: 'choices', values: permissionNames },
  ],
});
