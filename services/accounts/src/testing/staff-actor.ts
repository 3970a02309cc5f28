import type { PermissionName, RoleName } from '@porchlight/contracts';
import { asStaff, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { rolePermissions } from '../rights/role-permissions.ts';
import { aUser } from './a-user.ts';

/** Staff member in the database, who calls with the permissions of the role. */
export interface StaffActor {
  readonly id: string;
  readonly as: Actor;
}
export async function aStaffMember(app: TestApp, role: RoleName): Promise<StaffActor> {
  const { id } = await aUser(app, { roles: [role] });
  return { id, as: asPerson(id, rolePermissions[role], role) };
}

/** Returns the user as a caller with these permissions. */
export const asPerson = (id: string, permissions: readonly PermissionName[], role: RoleName): Actor => {
  const actor = asStaff(permissions, role);
  return { ...actor, subject: { ...actor.subject, sub: id } };
};
