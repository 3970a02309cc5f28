import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Monthly rents of furnished homes, of unfurnished ones and of rooms. Cells of fewer than 10 listings are not stored. */
export class RentTrendSplits20261123091000 implements MigrationInterface {
  readonly name = 'RentTrendSplits20261123091000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table rent_trend_split (
      kind text not null constraint rent_trend_split_kind check (kind in ('city', 'metro', 'province', 'country')),
      place_id int not null, beds smallint not null,
      split text not null constraint rent_trend_split_split check (split in ('furnished', 'unfurnished', 'room')),
      month date not null,
      n int not null constraint rent_trend_split_shown check (n >= 10),
      median int not null, p25 int not null, p75 int not null, average int not null,
      refreshed_at timestamptz not null, frozen_at timestamptz,
      constraint rent_trend_split_key primary key (kind, place_id, split, beds, month));
      create index rent_trend_split_month on rent_trend_split (month)`);
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rent_trend_split');
  }
}
