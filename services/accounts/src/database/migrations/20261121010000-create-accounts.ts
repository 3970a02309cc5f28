import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates users, companies, roles, permissions, credentials, sessions and the counters of login attempts. */
export class CreateAccounts20261121010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...rights, ...people, ...access, ...versions]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table login_attempt, session, credential, person_role, person, company, role_permission, permission, role',
    );
    await runner.query('drop function person_role_changed(), role_permission_changed()');
    await runner.query('drop sequence rights_version');
  }
}

const rights = [
  'create sequence rights_version as bigint',
  `create table role (
    key text primary key constraint role_key check (key ~ '^[a-z]+(-[a-z]+)*$'),
    name text not null,
    rights_version bigint not null default nextval('rights_version'))`,
  `create table permission (key text primary key, label text not null)`,
  `create table role_permission (
    role_key text not null references role on delete cascade,
    permission_key text not null references permission on delete cascade,
    primary key (role_key, permission_key))`,
];

const people = [
  `create table company (
    id uuid primary key default gen_random_uuid(),
    name text not null constraint company_name check (char_length(name) between 2 and 120),
    kind text not null constraint company_kind check (kind in ('owner', 'manager', 'agent')),
    verified_level smallint not null default 0 constraint company_verified_level check (verified_level between 0 and 3),
    languages text[] not null default '{}',
    city text,
    created_at timestamptz not null default now())`,
  `create table person (
    id uuid primary key default gen_random_uuid(),
    email text not null constraint person_email_form check (email = lower(email) and char_length(email) <= 254),
    email_verified_at timestamptz,
    first_name text not null,
    last_name text not null,
    phone text,
    language text not null default 'en-CA' constraint person_language check (language in ('en-CA', 'fr-CA', 'en-US')),
    company_id uuid references company,
    state text not null default 'active' constraint person_state check (state in ('unclaimed', 'active', 'disabled')),
    rights_version bigint not null default nextval('rights_version'),
    created_at timestamptz not null default now())`,
  'create unique index person_email on person (email)',
  'create index person_company on person (company_id) where company_id is not null',
  `create table person_role (
    person_id uuid not null references person on delete cascade,
    role_key text not null references role,
    primary key (person_id, role_key))`,
  'create index person_role_role on person_role (role_key)',
];

const access = [
  `create table credential (
    person_id uuid primary key references person on delete cascade,
    password_hash text not null,
    changed_at timestamptz not null default now())`,
  `create table session (
    id uuid primary key,
    person_id uuid not null references person on delete cascade,
    secret_hash bytea not null constraint session_secret_hash check (octet_length(secret_hash) = 32),
    idle_seconds integer not null constraint session_idle_seconds check (idle_seconds > 0),
    created_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz,
    user_agent text not null default '')`,
  'create index session_person on session (person_id, created_at) where revoked_at is null',
  'create index session_expires_at on session (expires_at)',
  `create table login_attempt (
    key text primary key,
    tries integer not null,
    since timestamptz not null default now(),
    last_at timestamptz not null default now(),
    next_at timestamptz not null default now()) with (fillfactor = 70)`,
  'create index login_attempt_last_at on login_attempt (last_at)',
];

// A user's rights version is the maximum of their own version and those of their roles. All draw from one sequence, so
// versions only increase; triggers bump them on every change of rights.
const versions = [
  `create function person_role_changed() returns trigger language plpgsql as $$ begin
    update person set rights_version = nextval('rights_version') where id = coalesce(new.person_id, old.person_id);
    return null; end $$`,
  `create trigger person_role_changed after insert or delete on person_role for each row execute function person_role_changed()`,
  `create function role_permission_changed() returns trigger language plpgsql as $$ begin
    update role set rights_version = nextval('rights_version') where key = coalesce(new.role_key, old.role_key);
    return null; end $$`,
  `create trigger role_permission_changed after insert or delete on role_permission for each row execute function role_permission_changed()`,
];
