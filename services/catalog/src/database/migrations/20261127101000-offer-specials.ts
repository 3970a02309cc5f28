import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Special offers of listings, and the days on which they are shown. */
export class OfferSpecials20261127101000 implements MigrationInterface {
  readonly name = 'OfferSpecials20261127101000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table listing
        add column special_offer text,
        add column special_offer_start date,
        add column special_offer_end date
          constraint listing_special_offer_days check (special_offer_end - special_offer_start between 0 and 179)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table listing drop column special_offer, drop column special_offer_start, drop column special_offer_end`);
  }
}
