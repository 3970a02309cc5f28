import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Credits of listings that support returns, each charge at most once. */
export class RefundListings20261129221100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table listing_refund (
        id uuid primary key,
        listing_id text not null,
        title text not null,
        company_id uuid not null,
        landlord_id uuid not null,
        scope text not null constraint listing_refund_scope check (scope in ('activation', 'month')),
        reason text not null constraint listing_refund_reason check (char_length(reason) between 3 and 500),
        credits integer not null default 0 constraint listing_refund_credits check (credits >= 0),
        state text not null default 'empty'
          constraint listing_refund_state check (state in ('posted', 'waiting', 'rejected', 'empty')),
        requested_by uuid not null,
        requested_at timestamptz not null default now(),
        constraint listing_refund_empty check ((state = 'empty') = (credits = 0)));
      create index listing_refund_listing on listing_refund (listing_id, requested_at desc);
      create table refunded_charge (
        listing_id text not null,
        business_date date not null,
        kind text not null,
        refund_id uuid not null references listing_refund,
        primary key (listing_id, business_date, kind),
        constraint refunded_charge_charged
          foreign key (listing_id, business_date, kind) references listing_charge);
      create index refunded_charge_refund on refunded_charge (refund_id);
      alter table approval_request drop constraint approval_request_kind,
        add constraint approval_request_kind check (kind in ('adjustment', 'refund', 'merge', 'listing-refund'))`);
  }

  // What was requested of a second person stays decidable.
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update approval_request set kind = 'adjustment', payload = '{"isPromotional": false}'
        where kind = 'listing-refund';
      alter table approval_request drop constraint approval_request_kind,
        add constraint approval_request_kind check (kind in ('adjustment', 'refund', 'merge'));
      drop table refunded_charge, listing_refund`);
  }
}
