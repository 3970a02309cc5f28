import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates runs in which support renews memberships, and the claims that let one renewal of a membership proceed. */
export class RenewMemberships20261130060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table membership_renewal_claim (
        company_id uuid not null,
        old_expiry date not null,
        holder text not null,
        taken_at timestamptz not null default now(),
        primary key (company_id, old_expiry));
      create table membership_renewal_run (
        id uuid primary key default gen_random_uuid(),
        state text not null default 'running'
          constraint membership_renewal_run_state check (state in ('running', 'done', 'cancelled')),
        months integer not null constraint membership_renewal_run_months check (months between 1 and 36),
        basis text not null
          constraint membership_renewal_run_basis check (basis in ('invoice', 'card', 'complimentary')),
        invoice_number text,
        note text not null constraint membership_renewal_run_note check (char_length(note) between 3 and 500),
        started_by uuid not null,
        started_at timestamptz not null default now(),
        ended_at timestamptz,
        retry_of uuid references membership_renewal_run,
        constraint membership_renewal_run_invoice check ((basis = 'invoice') = (invoice_number is not null)),
        constraint membership_renewal_run_ended check ((state = 'running') = (ended_at is null)));
      create index membership_renewal_run_started on membership_renewal_run (started_at);
      create table membership_renewal_row (
        id uuid primary key default gen_random_uuid(),
        run_id uuid not null references membership_renewal_run,
        position integer not null,
        company_id uuid not null,
        old_expiry date not null,
        price_cents integer,
        currency text,
        state text not null default 'pending' constraint membership_renewal_row_state
          check (state in ('pending', 'charging', 'waiting', 'renewed', 'skipped', 'failed')),
        reason text,
        new_expiry date,
        amount_cents integer,
        order_id uuid references purchase_order,
        constraint membership_renewal_row_company unique (run_id, company_id),
        constraint membership_renewal_row_reason check ((reason is not null) = (state in ('skipped', 'failed'))),
        constraint membership_renewal_row_renewed
          check ((state = 'renewed') = (new_expiry is not null) and (state = 'renewed') = (amount_cents is not null)));
      create index membership_renewal_row_open on membership_renewal_row (run_id)
        where state in ('pending', 'charging');
      alter table approval_request drop constraint approval_request_kind, drop constraint approval_request_credits,
        add constraint approval_request_kind
          check (kind in ('adjustment', 'refund', 'merge', 'listing-refund', 'membership-renewal')),
        add constraint approval_request_credits check ((credits = 0) = (kind = 'membership-renewal'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from approval_request where kind = 'membership-renewal';
      alter table approval_request drop constraint approval_request_kind, drop constraint approval_request_credits,
        add constraint approval_request_kind check (kind in ('adjustment', 'refund', 'merge', 'listing-refund')),
        add constraint approval_request_credits check (credits <> 0);
      drop table membership_renewal_row, membership_renewal_run, membership_renewal_claim`);
  }
}
