import { Injectable } from '@nestjs/common';
import type { AnyPermission, PermissionName } from '@porchlight/contracts';
import { Problem, type Author } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { AuthorRights, requireHeld, type HeldRights } from '../roles/author-rights.ts';
import { messages } from './messages.ts';

const permissionsSql = `
  select distinct permission_key as name from role_permission where role_key = any($1)`;
const ownersRoles = ['site-owner', 'site-administrator'];

/** Judges who may change which accounts. */
@Injectable()
export class UserAuthority {
  constructor(private readonly authors: AuthorRights) {}

  /**
   * Refuses changes of an account that has, or gets, rights which the author lacks, and of owners and administrators by
   * others than owners. `roles` are those of the account before and after.
   */
  async require(
    manager: EntityManager,
    author: Author,
    { needed, roles }: { readonly needed: PermissionName; readonly roles: readonly string[] },
  ): Promise<HeldRights> {
    const held = await this.authors.hold(manager, author, needed);
    // @mutation owner-required
    if (!held.isOwner && roles.some((role) => ownersRoles.includes(role)))
      throw new Problem(403, 'owner-required', messages.ownerRequired);
    const given = await manager.query<{ name: AnyPermission }[]>(permissionsSql, [roles]);
    // @mutation permission-held
    requireHeld(
      held,
      given.map(({ name }) => name),
    );
    return held;
  }
}
