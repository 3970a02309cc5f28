import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates renter profiles and makes consents withdrawable. */
export class CreateRenterProfile20261121112000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table renter_profile (
      person_id uuid primary key references person on delete cascade,
      budget_min integer constraint renter_profile_budget_min check (budget_min between 0 and 100000),
      budget_max integer constraint renter_profile_budget_max check (budget_max between 0 and 100000),
      beds smallint[] not null default '{}',
      move_in_date date,
      flexibility_days smallint constraint renter_profile_flexibility_days check (flexibility_days between 0 and 90),
      lease_months smallint constraint renter_profile_lease_months check (lease_months between 1 and 36),
      adults smallint constraint renter_profile_adults check (adults between 1 and 20),
      children smallint constraint renter_profile_children check (children between 0 and 20),
      pets text[] not null default '{}',
      preferred_areas text[] not null default '{}',
      arrival_date date,
      current_country text constraint renter_profile_current_country check (current_country ~ '^[A-Z]{2}$'),
      languages text[] not null default '{}',
      documents_ready text[] not null default '{}',
      has_guarantor boolean,
      smoking text constraint renter_profile_smoking check (smoking in ('no', 'outside', 'yes')),
      about text constraint renter_profile_about check (char_length(about) <= 600),
      share_by_default text[] not null default '{}',
      wants_news boolean not null default false,
      changed_at timestamptz not null default now(),
      constraint renter_profile_budget check (budget_min <= budget_max))`);
    await runner.query('alter table consent add column withdrawn_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table consent drop column withdrawn_at');
    await runner.query('drop table renter_profile');
  }
}
