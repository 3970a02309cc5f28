import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prevents the removal of the last site owner, by any statement and under concurrency. */
export class KeepLastOwner20261121110400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [keep, ...triggers]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger person_role_keeps_owner on person_role');
    await runner.query('drop trigger person_keeps_owner on person');
    await runner.query('drop trigger person_ends_without_owner on person');
    await runner.query('drop function keep_last_owner()');
  }
}

// The advisory lock serializes removals: two concurrent ones would each still see the other owner.
const keep = `create function keep_last_owner() returns trigger language plpgsql as $$
  declare leaving uuid := to_jsonb(old) ->> case tg_table_name when 'person' then 'id' else 'person_id' end;
  begin
    if not exists (select 1 from person join person_role on person_id = person.id and role_key = 'site-owner' where person.id = leaving and state = 'active') then return coalesce(new, old); end if;
    perform pg_advisory_xact_lock(hashtext('accounts.site-owner'));
    if not exists (select 1 from person join person_role on person_id = person.id and role_key = 'site-owner' where person.id <> leaving and state = 'active') then
      raise exception 'the last owner stays' using errcode = 'check_violation', constraint = 'last_owner';
    end if;
    return coalesce(new, old);
  end $$`;
const triggers = [
  `create trigger person_role_keeps_owner before delete or update on person_role for each row when (old.role_key = 'site-owner') execute function keep_last_owner()`,
  `create trigger person_ends_without_owner before delete on person for each row when (old.state = 'active') execute function keep_last_owner()`,
  `create trigger person_keeps_owner before update of state on person for each row when (old.state = 'active' and new.state <> 'active') execute function keep_last_owner()`,
];
