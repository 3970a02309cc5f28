import { Injectable } from '@nestjs/common';
import type { UserConsents, UserEvent, UserEvents } from '@porchlight/contracts/accounts';
import { notFound, SqlPool } from '@porchlight/service-kit';
import { isStaff } from '../rights/role-permissions.ts';

const rolesOf = (id: string) => `coalesce((select array_agg(role_key) from person_role where person_id = ${id}), '{}')`;
const userSql = `select ${rolesOf('person.id')} as roles from person where id = $1::uuid and state <> 'decoy'`;
// Each part reads the end of an index of the log.
const eventsSql = `
  with event as (
    (select id, at, action, actor_id, real_actor_id from audit_event
      where object_kind = 'person' and object_id = $1 order by at desc limit 50)
    union
    (select id, at, action, actor_id, real_actor_id from audit_event
      where $2 and actor_id = $1::uuid order by at desc limit 50)
    order by at desc, id desc limit 50)
  select event.id::int, at, action, coalesce(real_actor_id, actor_id) = $1::uuid as "isUser",
    first_name || ' ' || left(last_name, 1) || '.' as "actorName", ${rolesOf('actor.id')} as roles
  from event left join person actor on actor.id = coalesce(real_actor_id, actor_id)
  order by at desc, event.id desc`;
const consentsSql = `
  select purpose, text_version as "textVersion", given_at as "givenAt", withdrawn_at as "withdrawnAt" from consent
  where person_id = $1::uuid order by given_at desc, id limit 50`;

interface EventRow extends Pick<UserEvent, 'id' | 'action'> {
  readonly at: Date;
  readonly isUser: boolean | null;
  readonly actorName: string | null;
  readonly roles: readonly string[];
}
interface ConsentRow {
  readonly purpose: string;
  readonly textVersion: string;
  readonly givenAt: Date;
  readonly withdrawnAt: Date | null;
}

/** What the audit log and the consents have about a user. */
@Injectable()
export class UserEventsService {
  constructor(private readonly pool: SqlPool) {}

  /** Of staff, only what was done to the account: what they did for others is on those records. Throws 404. */
  async events(id: string): Promise<UserEvents> {
    const roles = await this.#rolesOf(id);
    const rows = await this.pool.rows<EventRow>('support_user_events', eventsSql, [id, !isStaff(roles)]);
    return { events: rows.map(presentEvent) };
  }

  /** Throws 404 for an unknown id. */
  async consents(id: string): Promise<UserConsents> {
    await this.#rolesOf(id);
    const rows = await this.pool.rows<ConsentRow>('support_user_consents', consentsSql, [id]);
    return {
      consents: rows.map(({ givenAt, withdrawnAt, ...consent }) => ({
        ...consent,
        givenAt: givenAt.toISOString(),
        ...(withdrawnAt ? { withdrawnAt: withdrawnAt.toISOString() } : {}),
      })),
    };
  }

  async #rolesOf(id: string): Promise<readonly string[]> {
    const user = await this.pool.row<{ roles: string[] }>('support_user_roles', userSql, [id]);
    if (!user) throw notFound();
    return user.roles;
  }
}

function presentEvent({ id, at, action, isUser, actorName, roles }: EventRow): UserEvent {
  const event = { id, at: at.toISOString(), action };
  if (isUser === true) return { ...event, actor: 'user' };
  if (actorName === null) return { ...event, actor: 'system' };
  return { ...event, actor: isStaff(roles) ? 'staff' : 'other-user', actorName };
}
