import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Merges accounts by recorded steps; a merged account is another login of the account that stays. */
export class MergeAccounts20261129080000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...logins, ...merges]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table account_merge_side, account_merge_step, account_merge');
    // An account without its credential cannot log in until its password is reset.
    await runner.query(`update person set state = state_before_merge where state = 'merged'`);
    await runner.query(`alter table person drop constraint person_merged, drop constraint person_state,
      add constraint person_state check (state in ('unclaimed', 'active', 'disabled', 'decoy', 'deletion_pending')),
      drop column merged_into_id, drop column state_before_merge, drop column login_confirmed_at`);
  }
}

const logins = [
  `alter table person
    add column merged_into_id uuid references person on delete cascade,
    add column state_before_merge text,
    add column login_confirmed_at timestamptz,
    drop constraint person_state,
    add constraint person_state
      check (state in ('unclaimed', 'active', 'disabled', 'decoy', 'deletion_pending', 'merged')),
    add constraint person_merged check ((state = 'merged') = (merged_into_id is not null)
      and (merged_into_id is null) = (state_before_merge is null)
      and (login_confirmed_at is null or merged_into_id is not null) and merged_into_id <> id)`,
  'create index person_merged_into on person (merged_into_id) where merged_into_id is not null',
];

const merges = [
  `create table account_merge (
    id uuid primary key default gen_random_uuid(),
    survivor_id uuid not null references person on delete cascade,
    merged_id uuid not null references person on delete cascade,
    actor_id uuid not null,
    key text not null,
    reason text not null constraint account_merge_reason check (char_length(reason) between 3 and 500),
    preview_hash text not null,
    state text not null default 'running'
      constraint account_merge_state check (state in ('running', 'done', 'refused', 'undoing', 'undone')),
    started_at timestamptz not null default now(),
    done_at timestamptz,
    constraint account_merge_key unique (actor_id, key),
    constraint account_merge_two check (survivor_id <> merged_id)
  )`,
  'create index account_merge_survivor on account_merge (survivor_id, started_at)',
  'create index account_merge_merged on account_merge (merged_id, started_at)',
  `create table account_merge_step (
    merge_id uuid not null references account_merge on delete cascade,
    position smallint not null,
    name text not null,
    state text not null default 'pending'
      constraint account_merge_step_state check (state in ('pending', 'waiting', 'done')),
    attempts int not null default 0,
    reason text,
    done_at timestamptz,
    primary key (merge_id, position),
    constraint account_merge_step_name unique (merge_id, name)
  )`,
  // @mutation one-merge
  // While a merge or its undoing is under way, its accounts take part in no other one.
  `create table account_merge_side (
    person_id uuid primary key references person on delete cascade,
    merge_id uuid not null references account_merge on delete cascade
  )`,
];
