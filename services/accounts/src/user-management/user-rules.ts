import { Injectable } from '@nestjs/common';
import { parsePhoneNumber } from '@porchlight/contracts/accounts';
import type { MessageReference } from '@porchlight/messages';
import { normalizeEmail, Problem, type Author, type ResourceRules } from '@porchlight/service-kit';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { ClaimMails } from '../claim/claim-mails.ts';
import type { ManagedUser } from './managed-user.entity.ts';
import { messages } from './messages.ts';
import { UserAuthority } from './user-authority.ts';

const namesSql = 'select key, name from role where key = any($1)';
const knownRolesSql = 'select count(*)::int as count from role where key = any($1) and deleted_at is null';
const takenSql = `select 1 from person where email = $1 and state <> 'decoy'`;
const hasPasswordSql = 'select 1 from credential where person_id = $1';
const otherOwnerSql = `
  select 1 from person join person_role on person_id = person.id and role_key = 'site-owner'
  where person.id <> $1 and state = 'active' limit 1`;
const takeRolesSql = 'delete from person_role where person_id = $1 and role_key <> all($2)';
const giveRolesSql = `
  insert into person_role (person_id, role_key) select $1, unnest($2::text[]) on conflict do nothing`;

/**
 * Lets staff invite users, give them roles and disable them
 * (docs/rules/access.md#access-18-a-user-gives-only-rights-that-they-have).
 */
@Injectable()
export class UserRules implements ResourceRules<ManagedUser> {
  constructor(
    private readonly authority: UserAuthority,
    private readonly claimMails: ClaimMails,
  ) {}

  readonly filters = {
    roles: (rows: SelectQueryBuilder<ManagedUser>, role: string) =>
      void rows.andWhere(
        'exists (select from person_role where person_role.person_id = record.id and person_role.role_key = :role)',
        { role },
      ),
    userState: (rows: SelectQueryBuilder<ManagedUser>, state: string) =>
      void rows.andWhere({ state: storedStates[state] ?? state }),
  };

  scope(rows: SelectQueryBuilder<ManagedUser>): void {
    rows.andWhere(`record.state not in ('decoy', 'merged')`);
  }

  async beforeSave(
    user: ManagedUser,
    manager: EntityManager,
    before: ManagedUser | undefined,
    author: Author,
  ): Promise<void> {
    user.email = normalizeEmail(user.email);
    user.phone = user.phone ? (parsePhoneNumber(user.phone) ?? null) : null;
    user.roles.sort();
    await this.authority.require(manager, author, {
      needed: before ? 'modifyUsers' : 'createUsers',
      roles: [...user.roles, ...(before?.roles ?? [])],
    });
    if (before) await requireChangeable(user, before, { manager, author });
    else await requireNew(user, manager);
    await requireRoles(user.roles, before?.roles ?? [], manager);
  }

  async present(users: readonly ManagedUser[], manager: EntityManager): Promise<readonly object[]> {
    const roles = await manager.query<{ key: string; name: string }[]>(namesSql, [users.flatMap((user) => user.roles)]);
    const names = new Map(roles.map(({ key, name }) => [key, name]));
    return users.map((user) => ({ roleNames: user.roles.map((key) => names.get(key) ?? key) }));
  }

  async saveRelated(user: ManagedUser, manager: EntityManager, before: ManagedUser | undefined): Promise<void> {
    await manager.query(takeRolesSql, [user.id, user.roles]);
    await manager.query(giveRolesSql, [user.id, user.roles]);
    if (!before) await this.claimMails.send(manager, user);
  }
}

const storedStates: Readonly<Record<string, string>> = { invited: 'unclaimed', leaving: 'deletion_pending' };

async function requireRoles(roles: readonly string[], before: readonly string[], manager: EntityManager) {
  // A landlord has a company, a wallet and listings, which no role gives or takes.
  if (roles.includes('landlord') !== before.includes('landlord'))
    throw refusal('roles', 422, 'landlord-registers', messages.landlord);
  const [known] = await manager.query<{ count: number }[]>(knownRolesSql, [roles]);
  if (known?.count !== roles.length) throw refusal('roles', 422, 'unknown-role', messages.unknownRole);
}

async function requireNew(user: ManagedUser, manager: EntityManager): Promise<void> {
  if ((await manager.query<object[]>(takenSql, [user.email])).length > 0)
    throw refusal('email', 409, 'email-taken', messages.emailTaken);
  user.state = 'unclaimed';
}

async function requireChangeable(
  user: ManagedUser,
  before: ManagedUser,
  { manager, author }: { readonly manager: EntityManager; readonly author: Author },
): Promise<void> {
  if (before.state === 'deletion_pending') throw new Problem(409, 'account-leaving', messages.leaving);
  if (user.email !== before.email) throw refusal('email', 422, 'email-fixed', messages.emailFixed);
  if (before.roles.includes('site-owner') && (user.isDisabled || !user.roles.includes('site-owner')))
    await requireOtherOwner(before.id, manager);
  if (user.isDisabled === before.isDisabled) return;
  if (before.id === author.caller.userId) throw refusal('isDisabled', 409, 'own-account', messages.ownAccess);
  const [password] = await manager.query<object[]>(hasPasswordSql, [before.id]);
  const enabled = password ? 'active' : 'unclaimed';
  user.state = user.isDisabled ? 'disabled' : enabled;
}

async function requireOtherOwner(id: string, manager: EntityManager): Promise<void> {
  if ((await manager.query<object[]>(otherOwnerSql, [id])).length === 0)
    throw new Problem(409, 'last-owner', messages.lastOwner);
}

const refusal = (field: string, status: number, code: string, message: MessageReference): Problem =>
  new Problem(status, code, message, { errors: { [field]: [message] } });
